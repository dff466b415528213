// Where each late panel comes from. Each makes its own model from the state.
import type { DialogSources } from '../dialogs/dialogs.tsx';
import type { PanelProps } from './late-panels.ts';
import type { Part } from './later.tsx';

type PanelLoaders = { readonly [Name in keyof PanelProps]: () => Promise<Part<PanelProps[Name]>> };

export function panelLoaders<Position>(sources: DialogSources<Position>): PanelLoaders {
  return {
    ActionStrip: async () => (await import('./action-strip.tsx')).createActionStrip(sources),
    AnswerCard: async () => (await import('./answer-card.tsx')).createAnswerCard(sources),
    AskPanel: async () => (await import('./ask-panel.tsx')).createAskPanel(sources),
    MoverDetails: async () => (await import('./ask-mover.tsx')).createMoverDetails(sources),
    ReachTools: async () => (await import('./ask-mover.tsx')).createReachTools(sources),
    BoardPanel: async () => (await import('./board-panel.tsx')).createBoardPanel(sources),
    NoticeFields: async () => (await import('./notice-fields.tsx')).NoticeFields,
    SetupPanel: async () => (await import('./setup-panel.tsx')).createSetupPanel(sources),
    LogPanel: async () => (await import('./log-panel.tsx')).createLogPanel(sources),
  };
}
