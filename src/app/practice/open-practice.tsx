// Practising: the dialog that begins it, or, where an address or the day says what, the exercise at once.
import '../styles/practice.css';
import '../styles/answers.css';
import '../styles/segments.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { DIFFICULTIES } from '../../movement/practice.ts';
import { dailyAnswer } from '../../practice/record.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { createDesk, type Plan } from './desk.ts';
import { PracticeDialog } from './practice-dialog.tsx';
import { createPracticePanel } from './practice-panel.tsx';

/** What the address asks for: `?practice=stops`, and with `&difficulty=2&seed=…` the same exercise for a whole class. */
function askedByAddress(): { readonly topic: string | null } & Pick<Plan, 'difficulty' | 'seed'> {
  const { searchParams } = new URL(window.location.href);
  const difficulty = DIFFICULTIES.find((one) => String(one) === searchParams.get('difficulty'));
  return { topic: searchParams.get('practice'), difficulty: difficulty ?? 1, seed: searchParams.get('seed') };
}

export async function openPractice<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element | null> {
  const { game, store, text, parts, loadPractice } = sources;
  const [source] = await Promise.all([loadPractice(), parts.load('practice'), parts.load('table')]);
  const desk = createDesk(sources, source);
  const panel = createPracticePanel({ game, text, desk });
  let asked: ReturnType<typeof askedByAddress> | null = askedByAddress();

  return function Practice() {
    const { dialog } = store.state.peek();
    const isDaily = dialog === 'daily';
    const first = !isDaily && asked !== null && desk.topics.includes(asked.topic ?? '') ? asked : null;
    const atOnce = isDaily || first !== null;
    useEffect(() => {
      desk.refresh();
      asked = null;
      if (!atOnce) return;
      store.dispatch({ type: 'open', dialog: null });
      const plan = { ...desk.plan.peek(), date: isDaily ? desk.today() : null };
      void desk.begin({ ...plan, ...first }, panel);
    }, []);
    if (atOnce) return null;
    const today = dailyAnswer(desk.kept.value.record, desk.today());
    return (
      <PracticeDialog
        topics={desk.topics}
        plan={desk.plan.value}
        kept={desk.kept.value}
        today={today?.score ?? null}
        onBegin={(topic, difficulty) => desk.begin({ topic, difficulty, date: null, seed: null }, panel)}
        onDaily={() => desk.begin({ ...desk.plan.peek(), date: desk.today() }, panel)}
        onForget={desk.forget}
      />
    );
  };
}
