// Notices and undo in words.
import type { InputIssue } from '../../movement/game.ts';
import type { Cause } from '../state/history.ts';
import { isWarning, type Notice } from '../state/notice.ts';
import { namesOf } from './chips.ts';
import type { NoticeModel } from './page-model.ts';
import { gameWord, placeName, type Scene } from './scene.ts';

export function noticeModel<Position>(scene: Scene<Position>): NoticeModel | null {
  const { notice } = scene.state;
  if (notice === null) return null;
  return {
    text: noticeText(scene, notice),
    details: 'issues' in notice ? notice.issues.map((issue) => issueText(scene, issue)) : [],
    warning: isWarning(notice),
    undoable: notice.kind === 'done' || (notice.kind === 'linkOpened' && notice.former),
    address: notice.kind === 'linkToCopy' ? notice.address : null,
  };
}

function noticeText<Position>(scene: Scene<Position>, notice: Notice): string {
  const { text } = scene;
  switch (notice.kind) {
    case 'done':
      return causeText(scene, notice.cause);
    case 'undone':
    case 'redone':
      return text.ui(`notice.${notice.kind}`, { what: causeText(scene, notice.cause) });
    case 'linkOpened':
      return text.ui(notice.former ? 'notice.linkOpenedOverOwn' : 'notice.linkOpened');
    default:
      return text.ui(`notice.${notice.kind}`);
  }
}

/** What was done, such as «Legolas → Lórien». */
export function causeText<Position>(scene: Scene<Position>, cause: Cause): string {
  const { text } = scene;
  switch (cause.kind) {
    case 'move':
      return text.ui('cause.move', { figures: namesOf(scene, cause.figures), place: text.region(cause.to) });
    case 'place':
      return text.ui('cause.place', { figures: namesOf(scene, [cause.figure]), place: placeName(scene, cause.place) });
    case 'setting': {
      const value = gameWord(scene, `settings.${cause.setting}.${cause.value}`);
      return text.ui('cause.setting', { place: text.region(cause.region), value });
    }
    case 'counter':
      return text.ui('cause.counter', { label: gameWord(scene, `counters.${cause.counter}`), value: cause.value });
    case 'scenario':
      return gameWord(scene, `scenarios.${cause.scenario}`);
    case 'link':
      return text.ui('cause.link');
  }
}

function issueText<Position>(scene: Scene<Position>, issue: InputIssue): string {
  return issue.why === undefined
    ? scene.text.ui(`issue.${issue.code}`, { path: issue.path })
    : gameWord(scene, `impossible.${issue.why}`);
}
