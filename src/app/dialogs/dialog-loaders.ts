// Where each dialog comes from, with the words that it needs. Each is opened once, however often it is asked for.

import { shared } from '../../base/share.ts';
import type { Dialog } from '../state/app-state.ts';
import type { DialogSources, DialogView } from './dialogs.tsx';

export function loadersOf<Position>(
  sources: DialogSources<Position>,
): Readonly<Record<Dialog, () => Promise<DialogView>>> {
  const practising = shared(async () => (await import('../practice/open-practice.tsx')).openPractice(sources));
  const making = shared(async () => (await import('../workshop/open-workshop.tsx')).openWorkshop(sources));
  const teaching = shared(async () => (await import('../presenter/open-teaching.tsx')).openTeaching(sources));
  return {
    actions: shared(async () => (await import('./actions-dialog.tsx')).openActions(sources)),
    menu: shared(async () => {
      const [{ MenuDialog }] = await Promise.all([import('./menu-dialog.tsx'), sources.parts.load('table')]);
      return MenuDialog;
    }),
    positions: shared(async () => (await import('./positions-dialog.tsx')).openPositions(sources)),
    saves: shared(async () => (await import('./open-saves.tsx')).openSaves(sources)),
    share: shared(async () => (await import('./open-share.tsx')).openShare(sources)),
    search: shared(async () => {
      const [{ openSearch }] = await Promise.all([import('./open-search.tsx'), sources.parts.load('table')]);
      return openSearch(sources);
    }),
    picture: shared(async () => (await import('./open-picture.tsx')).openPicture(sources)),
    settings: shared(async () => (await import('./open-settings.tsx')).openSettings(sources)),
    legend: shared(async () => {
      const [{ LegendDialog }] = await Promise.all([import('./legend-dialog.tsx'), sources.parts.load('help')]);
      return LegendDialog;
    }),
    help: shared(async () => (await import('../help/open-help.tsx')).openHelp(sources)),
    access: shared(async () => (await import('../help/open-access.tsx')).openAccess(sources)),
    about: shared(async () => (await import('../help/open-about.tsx')).openAbout(sources)),
    tour: shared(async () => (await import('../help/open-tour.tsx')).openTour(sources)),
    lesson: shared(async () => (await import('../lessons/open-lesson.tsx')).openLesson(sources)),
    practice: practising,
    daily: practising,
    sheet: shared(async () => (await import('../practice/open-sheet.tsx')).openSheet(sources)),
    present: teaching,
    audience: teaching,
    workshop: making,
    made: making,
  };
}
