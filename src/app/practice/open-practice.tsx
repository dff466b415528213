// Practising: the dialog that begins it, or, where an address or the day says what, the exercise at once.
import '../styles/practice.css';
import '../styles/answers.css';
import '../styles/segments.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { dailyAnswer } from '../../practice/record.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { createDesk } from './desk.ts';
import { PracticeDialog } from './practice-dialog.tsx';
import { createPracticePanel } from './practice-panel.tsx';

/** The topic that the address asks for; it is begun once, when the page opens with it. */
function topicOfAddress(): string | null {
  return new URL(window.location.href).searchParams.get('practice');
}

export async function openPractice<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element | null> {
  const { game, store, text, parts, loadPractice } = sources;
  const [source] = await Promise.all([loadPractice(), parts.load('practice'), parts.load('table')]);
  const desk = createDesk(sources, source);
  const panel = createPracticePanel({ game, text, desk });
  let asked = topicOfAddress();

  return function Practice() {
    const { dialog } = store.state.peek();
    const topic = desk.topics.find((id) => id === asked) ?? null;
    const isDaily = dialog === 'daily';
    const atOnce = isDaily || topic !== null;
    useEffect(() => {
      desk.refresh();
      asked = null;
      if (!atOnce) return;
      store.dispatch({ type: 'open', dialog: null });
      const { difficulty } = desk.plan.peek();
      void desk.begin({ topic, difficulty, date: isDaily ? desk.today() : null }, panel);
    }, []);
    if (atOnce) return null;
    const today = dailyAnswer(desk.kept.value.record, desk.today());
    return (
      <PracticeDialog
        topics={desk.topics}
        plan={desk.plan.value}
        kept={desk.kept.value}
        today={today?.score ?? null}
        onBegin={(topic, difficulty) => desk.begin({ topic, difficulty, date: null }, panel)}
        onDaily={() => desk.begin({ ...desk.plan.peek(), date: desk.today() }, panel)}
        onForget={desk.forget}
      />
    );
  };
}
