// What the panel shows, from the most pressing down: the answer, who moves, the region, who could move.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { focusSoon } from '../focus.ts';
import type { PageModel } from '../model/page-model.ts';
import { Introduction } from './introduction.tsx';
import type { LatePanels } from './late-panels.ts';
import { MoverPanel } from './mover-panel.tsx';

interface PanelBodyProps {
  readonly model: PageModel;
  readonly panels: LatePanels;
  /** The first view stands, and what can wait may come. */
  readonly settled: boolean;
  onScenario(id: string): void;
}

export function PanelBody(props: PanelBodyProps): JSX.Element {
  const { tab, answer, mover, region } = props.model;
  const { SetupPanel, LogPanel } = props.panels;
  const body = useRef<HTMLDivElement>(null);
  useKeptFocus(body);
  useScrollToTop(body, `${tab} ${answer?.title ?? mover?.title ?? region ?? ''}`);
  return (
    <div class="panel-body" ref={body}>
      {tab === 'play' && <PlayPanel {...props} />}
      {tab === 'setup' && <SetupPanel />}
      {tab === 'log' && <LogPanel />}
    </div>
  );
}

function PlayPanel({ model, panels, settled, onScenario }: PanelBodyProps): JSX.Element {
  const { answer, mover, region, introduction } = model;
  const { ActionStrip, AnswerCard, AskPanel, BoardPanel, MoverDetails, ReachTools } = panels;
  return (
    <>
      {introduction !== null && <Introduction model={model} text={introduction} onScenario={onScenario} />}
      <div class="answers" role="status" aria-live="polite">
        {answer && <AnswerCard answer={answer} />}
      </div>
      <div class="late-place">{settled && <ActionStrip />}</div>
      {settled && mover && <AskPanel />}
      {mover && <MoverPanel mover={mover} details={settled && <MoverDetails />} reach={settled && <ReachTools />} />}
      {!mover && <BoardPanel />}
      {settled && region && <AskPanel />}
    </>
  );
}

/** A button that vanishes with what it did must not drop the keyboard's user to the top of the page. */
function useKeptFocus(body: { readonly current: HTMLDivElement | null }): void {
  const within = useRef(false);
  useEffect(() => {
    const element = body.current;
    if (element === null) return;
    const entered = () => {
      within.current = true;
    };
    const left = (event: FocusEvent) => {
      // An element that is taken away loses the focus to nothing and to nowhere else.
      if (event.relatedTarget !== null) within.current = false;
    };
    element.addEventListener('focusin', entered);
    element.addEventListener('focusout', left);
    return () => {
      element.removeEventListener('focusin', entered);
      element.removeEventListener('focusout', left);
    };
  }, [body]);
  useEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    const heading = body.current?.querySelector<HTMLElement>('h2');
    if (heading) heading.focus({ preventScroll: true });
    else focusSoon('.panel-body h2');
  });
}

function useScrollToTop(body: { readonly current: HTMLDivElement | null }, subject: string): void {
  const last = useRef(subject);
  useEffect(() => {
    if (last.current === subject) return;
    last.current = subject;
    const scroller = body.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  });
}
