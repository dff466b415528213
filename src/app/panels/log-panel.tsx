// What was done, step by step: go to any step, play it back on the map, change to another line, take it along as text.
import '../styles/log.css';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { type LogModel, type LogRow, logModel, logText } from '../model/log-model.ts';
import { setScene } from '../model/scene.ts';
import { LogIcon } from './log-icons.tsx';
import { usePage } from './page-context.ts';

/** Long enough for a move to be seen and the next one to be awaited. */
const STEP_MILLISECONDS = 1400;

export function createLogPanel<Position>({ game, store, text }: DialogSources<Position>): () => JSX.Element {
  const model = computed(() => logModel(setScene(game, store.state.value, text.value)));
  return function LogPanel() {
    return <Log log={model.value} />;
  };
}

function Log({ log }: { readonly log: LogModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  const [playing, setPlaying] = usePlayback(log.next);
  const list = useRef<HTMLOListElement>(null);
  const present = log.rows.find((row) => row.present);
  useEffect(() => {
    const row = list.current?.querySelector(`[data-step="${present?.step}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [present?.step]);
  function toggle(): void {
    // From its end a game is played from the beginning.
    const from = log.next ?? log.first;
    if (!playing && from !== null) dispatch({ type: 'goTo', step: from });
    setPlaying(!playing);
  }
  return (
    <section class="log" aria-labelledby="log-title">
      <div class="log-title">
        <h2 id="log-title" tabIndex={-1}>
          {ui('log.title')}
        </h2>
        <p class="hint">{log.where}</p>
      </div>
      {log.rows.length < 2 ? (
        <p class="hint">{ui('log.empty')}</p>
      ) : (
        <>
          <div class="log-tools" role="toolbar" aria-label={ui('log.tools')}>
            <Tool name="first" to={log.first} />
            <Tool name="previous" to={log.previous} />
            <button type="button" class="text-button main log-play" onClick={toggle}>
              <LogIcon name={playing ? 'pause' : 'play'} />
              <span>{ui(playing ? 'log.stop' : 'log.play')}</span>
            </button>
            <Tool name="next" to={log.next} />
            <Tool name="last" to={log.last} />
          </div>
          <p class="unseen" role="status">
            {present?.text}
          </p>
          <ol class="log-rows" ref={list}>
            {log.rows.map((row, index) => (
              <Row key={row.step} row={row} number={index + 1} />
            ))}
          </ol>
          <CopyLog rows={log.rows} />
        </>
      )}
    </section>
  );
}

interface ToolProps {
  readonly name: 'first' | 'previous' | 'next' | 'last';
  readonly to: number | null;
}

function Tool({ name, to }: ToolProps): JSX.Element {
  const { ui, dispatch } = usePage();
  const label = ui(`log.${name}`);
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={to === null ? 'true' : undefined}
      onClick={() => {
        if (to !== null) dispatch({ type: 'goTo', step: to });
      }}
    >
      <LogIcon name={name} />
    </button>
  );
}

/** Steps on until there is no next step, or until the user touches anything. */
function usePlayback(next: number | null): [boolean, (playing: boolean) => void] {
  const { dispatch } = usePage();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (next === null) setPlaying(false);
      else dispatch({ type: 'goTo', step: next });
    }, STEP_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [playing, next, dispatch]);
  useEffect(() => {
    if (!playing) return;
    const stop = ({ target }: Event) => {
      // The button stops it by itself.
      if (!(target instanceof Element && target.closest('.log-play'))) setPlaying(false);
    };
    const kinds = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const kind of kinds) document.addEventListener(kind, stop, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, stop, { capture: true });
    };
  }, [playing]);
  return [playing, setPlaying];
}

const MARKS: Readonly<Record<LogRow['kind'], string>> = { head: 'log-head-row', part: 'log-part', plain: 'log-plain' };

function Row({ row, number }: { readonly row: LogRow; readonly number: number }): JSX.Element {
  const { ui, dispatch } = usePage();
  const { step, text, kind, side, present, ahead, others } = row;
  return (
    <li class={MARKS[kind]} data-side={side}>
      {others.map((other) => (
        <button
          key={other.step}
          type="button"
          class="log-other"
          data-other={other.step}
          onClick={() => dispatch({ type: 'goTo', step: other.step })}
        >
          <LogIcon name="branch" />
          <span>{ui('log.other', { what: other.text })}</span>
        </button>
      ))}
      <button
        type="button"
        class="log-step"
        data-step={step}
        data-ahead={ahead}
        aria-current={present ? 'step' : undefined}
        onClick={() => dispatch({ type: 'goTo', step })}
      >
        <span class="log-number" aria-hidden="true">
          {number}
        </span>
        <span>{text}</span>
        {ahead && <span class="unseen">{ui('log.ahead')}</span>}
      </button>
    </li>
  );
}

function CopyLog({ rows }: Pick<LogModel, 'rows'>): JSX.Element {
  const { ui } = usePage();
  const [state, setState] = useState<'idle' | 'copied' | 'closed'>('idle');
  const text = logText(rows);
  useEffect(() => setState('idle'), [text]);
  function copy(): void {
    // Without a secure origin there is no clipboard at all.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setState('copied'),
      () => setState('closed'),
    );
  }
  return (
    <div class="log-copy">
      <button type="button" class="text-button" onClick={copy}>
        <LogIcon name="copy" />
        <span>{ui('log.copy')}</span>
      </button>
      <p class="hint" role="status">
        {state === 'copied' && ui('log.copied')}
        {state === 'closed' && ui('log.toCopy')}
      </p>
      {state === 'closed' && (
        <textarea
          readOnly
          rows={6}
          aria-label={ui('log.title')}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
