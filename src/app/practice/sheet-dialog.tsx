// What is to be on a class sheet.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SheetWish } from '../../practice/sheet.ts';
import { Modal } from '../dialogs/modal.tsx';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { DifficultyChoice } from './practice-dialog.tsx';

interface SheetDialogProps {
  readonly topics: readonly string[];
  newSeed(): string;
  /** Rejects where the sheet cannot be drawn. */
  onPrint(wish: SheetWish): Promise<void>;
}

const COUNTS = [4, 6, 8, 10, 12] as const;
const LONGEST_SEED = 40;

export function SheetDialog({ topics, newSeed, onPrint }: SheetDialogProps): JSX.Element {
  const { ui } = usePage();
  const [wish, setWish] = useState<SheetWish>(() => ({ topics, difficulty: 1, count: 6, seed: newSeed() }));
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const change = (part: Partial<SheetWish>) => setWish((present) => ({ ...present, ...part }));
  const toggle = (topic: string) =>
    change({ topics: topics.filter((one) => (one === topic) !== wish.topics.includes(one)) });

  async function print(): Promise<void> {
    setState('drawing');
    setState(
      await onPrint(wish)
        .then(() => 'idle' as const)
        .catch(() => 'failed' as const),
    );
  }

  return (
    <Modal kind="class" title={ui('practice.sheet.title')}>
      <p class="hint">{ui('practice.sheet.about')}</p>
      <fieldset class="sheet-topics">
        <legend class="section-label">{ui('practice.sheet.topics')}</legend>
        {topics.map((topic) => (
          <label key={topic} class="sheet-topic">
            <input type="checkbox" checked={wish.topics.includes(topic)} onChange={() => toggle(topic)} />
            <span>{ui(`practice.topic.${topic}`)}</span>
          </label>
        ))}
      </fieldset>
      <DifficultyChoice chosen={wish.difficulty} onChoose={(difficulty) => change({ difficulty })} />
      <fieldset class="segments block practice-difficulty">
        <legend>{ui('practice.sheet.count')}</legend>
        <div class="segments-row">
          {COUNTS.map((count) => (
            <button
              key={count}
              type="button"
              class="segment"
              aria-pressed={count === wish.count}
              onClick={() => change({ count })}
            >
              {count}
            </button>
          ))}
        </div>
      </fieldset>
      <div class="sheet-seed">
        <label>
          <span class="field-label">{ui('practice.sheet.seed')}</span>
          <input
            type="text"
            maxLength={LONGEST_SEED}
            value={wish.seed}
            onInput={({ currentTarget }) => change({ seed: currentTarget.value })}
          />
        </label>
        <TextButton onClick={() => change({ seed: newSeed() })}>{ui('practice.sheet.otherSeed')}</TextButton>
      </div>
      <TextButton kind="main" disabled={state === 'drawing' || wish.topics.length === 0} onClick={print}>
        {ui('practice.sheet.print')}
      </TextButton>
      <p class="hint" role="status">
        {wish.topics.length === 0 && ui('practice.sheet.none')}
        {state !== 'idle' && ui(`practice.sheet.state.${state}`)}
      </p>
    </Modal>
  );
}
