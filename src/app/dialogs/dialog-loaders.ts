// Where each dialog comes from, with the words that it needs.

import { shared } from '../../base/share.ts';
import type { Dialog } from '../state/app-state.ts';
import type { DialogSources, DialogView } from './dialogs.tsx';

export function loadersOf<Position>(
  sources: DialogSources<Position>,
): Readonly<Record<Dialog, () => Promise<DialogView>>> {
  // What two of them open is there once.
  const practising = shared(async () => (await import('../practice/open-practice.tsx')).openPractice(sources));
  const making = shared(async () => (await import('../workshop/open-workshop.tsx')).openWorkshop(sources));
  const teaching = shared(async () => (await import('../presenter/open-teaching.tsx')).openTeaching(sources));
  return {
    actions: async () => (await import('./actions-dialog.tsx')).openActions(sources),
    menu: async () => {
      const [{ MenuDialog }] = await Promise.all([import('./menu-dialog.tsx'), sources.parts.load('table')]);
      return MenuDialog;
    },
    positions: async () => (await import('./positions-dialog.tsx')).openPositions(sources),
    saves: async () => (await import('./open-saves.tsx')).openSaves(sources),
    share: async () => (await import('./open-share.tsx')).openShare(sources),
    search: async () => {
      const [{ openSearch }] = await Promise.all([import('./open-search.tsx'), sources.parts.load('table')]);
      return openSearch(sources);
    },
    picture: async () => (await import('./open-picture.tsx')).openPicture(sources),
    settings: async () => (await import('./open-settings.tsx')).openSettings(sources),
    legend: async () => {
      const [{ LegendDialog }] = await Promise.all([import('./legend-dialog.tsx'), sources.parts.load('help')]);
      return LegendDialog;
    },
    help: async () => (await import('../help/open-help.tsx')).openHelp(sources),
    access: async () => (await import('../help/open-access.tsx')).openAccess(sources),
    about: async () => (await import('../help/open-about.tsx')).openAbout(sources),
    tour: async () => (await import('../help/open-tour.tsx')).openTour(sources),
    lesson: async () => (await import('../lessons/open-lesson.tsx')).openLesson(sources),
    practice: practising,
    daily: practising,
    sheet: async () => (await import('../practice/open-sheet.tsx')).openSheet(sources),
    present: teaching,
    audience: teaching,
    workshop: making,
    made: making,
  };
}
