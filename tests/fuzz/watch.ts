// Sees from another thread that an input does not come to an end, says which one, and ends the process: nothing in a
// thread that hangs could do so.
import { Worker } from 'node:worker_threads';

/** Long enough for any machine: a small input takes a thousandth of a second. */
const PATIENCE_SECONDS = 60;
const LONGEST_SHOWN = 4000;

const WATCHING = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const { counter, shown, patience } = workerData;
let [last, since] = [0, 0];
setInterval(() => {
  const now = Atomics.load(counter, 0);
  since = now === last && now !== 0 ? since + 1 : 0;
  last = now;
  if (since < patience) return;
  const text = Buffer.from(shown).toString('utf8', 0, Atomics.load(counter, 1));
  writeSync(2, '\\nDoes not end: ' + text + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

export interface Watch {
  begin(door: string, input: unknown): void;
  end(): void;
  stop(): Promise<number>;
}

/** `seed`: told with an input that does not end. */
export function startWatch(seed: number, patience = PATIENCE_SECONDS): Watch {
  const counter = new Int32Array(new SharedArrayBuffer(8));
  const shown = new SharedArrayBuffer(LONGEST_SHOWN * 4);
  const letters = Buffer.from(shown);
  const worker = new Worker(WATCHING, { eval: true, workerData: { counter, shown, patience } });
  worker.unref();
  let begun = 0;
  return {
    begin(door, input) {
      begun = (begun % 1_000_000_000) + 1;
      const text = typeof input === 'string' ? input : Object.values(Object(input)).map(shownIn).join(' ');
      Atomics.store(counter, 1, letters.write(`${door}, seed ${seed}, ${text.slice(0, LONGEST_SHOWN)}`));
      Atomics.store(counter, 0, begun);
    },
    end: () => void Atomics.store(counter, 0, 0),
    stop: () => worker.terminate(),
  };
}

/** Values of which only some can be written as they are. */
function shownIn(value: unknown): string {
  return typeof value === 'string' ? value : `(${typeof value})`;
}
