// The panels that are fetched once the map can be used. Each makes its own model from the state.
import type { DialogSources } from '../dialogs/dialogs.tsx';
import type { AnswerModel, NoticeModel } from '../model/page-model.ts';
import { type LatePart, later } from './later.tsx';

export interface LatePanels {
  /** The action under way, above all else that is played. */
  readonly ActionStrip: LatePart;
  /** The answer to the region that was asked about. */
  readonly AnswerCard: LatePart<{ readonly answer: AnswerModel }>;
  /** What can be asked about the region in view. */
  readonly AskPanel: LatePart;
  /** How many of a stack are chosen, what their move changes, and how they are put down all the same. */
  readonly MoverDetails: LatePart;
  /** Farther reach of the chosen figures, and another's beside it. */
  readonly ReachTools: LatePart;
  /** The region in view, or every figure. */
  readonly BoardPanel: LatePart;
  /** What a notice gives to be copied or mended. */
  readonly NoticeFields: LatePart<{ readonly notice: NoticeModel }>;
  readonly SetupPanel: LatePart;
  readonly LogPanel: LatePart;
}

export function createLatePanels<Position>(sources: DialogSources<Position>): LatePanels {
  return {
    ActionStrip: later('table', async () => (await import('./action-strip.tsx')).createActionStrip(sources)),
    AnswerCard: later('table', async () => (await import('./answer-card.tsx')).createAnswerCard(sources)),
    AskPanel: later('table', async () => (await import('./ask-panel.tsx')).createAskPanel(sources)),
    MoverDetails: later('table', async () => (await import('./ask-mover.tsx')).createMoverDetails(sources)),
    ReachTools: later('table', async () => (await import('./ask-mover.tsx')).createReachTools(sources)),
    BoardPanel: later('table', async () => (await import('./board-panel.tsx')).createBoardPanel(sources)),
    NoticeFields: later('table', async () => (await import('./notice-fields.tsx')).NoticeFields),
    SetupPanel: later('table', async () => (await import('./setup-panel.tsx')).createSetupPanel(sources)),
    LogPanel: later('table', async () => (await import('./log-panel.tsx')).createLogPanel(sources)),
  };
}
