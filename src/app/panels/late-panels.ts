// The panels that are fetched once the map can be used.
import type { DialogSources } from '../dialogs/dialogs.tsx';
import type { AnswerModel, NoticeModel } from '../model/page-model.ts';
import { type LatePart, later } from './later.tsx';

export interface PanelProps {
  /** The action under way, above all else that is played. */
  ActionStrip: object;
  /** The answer to the region that was asked about. */
  AnswerCard: { readonly answer: AnswerModel };
  /** What can be asked about the region in view. */
  AskPanel: object;
  /** How many of a stack are chosen, what their move changes, and how they are put down all the same. */
  MoverDetails: object;
  /** Farther reach of the chosen figures, and another's beside it. */
  ReachTools: object;
  /** The region in view, or every figure. */
  BoardPanel: object;
  /** What a notice gives to be copied or mended. */
  NoticeFields: { readonly notice: NoticeModel };
  SetupPanel: object;
  LogPanel: object;
}

export type LatePanels = { readonly [Name in keyof PanelProps]: LatePart<PanelProps[Name]> };

export function createLatePanels<Position>(sources: DialogSources<Position>): LatePanels {
  const panel = <Name extends keyof PanelProps>(name: Name): LatePart<PanelProps[Name]> =>
    later('table', async () => (await import('./panel-loaders.ts')).panelLoaders(sources)[name]());
  return {
    ActionStrip: panel('ActionStrip'),
    AnswerCard: panel('AnswerCard'),
    AskPanel: panel('AskPanel'),
    MoverDetails: panel('MoverDetails'),
    ReachTools: panel('ReachTools'),
    BoardPanel: panel('BoardPanel'),
    NoticeFields: panel('NoticeFields'),
    SetupPanel: panel('SetupPanel'),
    LogPanel: panel('LogPanel'),
  };
}
