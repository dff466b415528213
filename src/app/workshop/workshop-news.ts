// What became of what was asked for, while lessons are made.
import type { DraftIssue } from './draft-lesson.ts';

export type WorkshopNews =
  | { readonly kind: 'issues'; readonly what: 'draft' | 'file' | 'link'; readonly issues: readonly DraftIssue[] }
  | { readonly kind: 'link'; readonly address: string; readonly copied: boolean }
  | { readonly kind: 'stepDropped' | 'dropped'; undo(): void }
  | {
      readonly kind:
        | 'linkTooLong'
        | 'linkBroken'
        | 'notJson'
        | 'tooLarge'
        | 'fileUnread'
        | 'imported'
        | 'notKept'
        | 'notDropped'
        | 'broken'
        | 'newer';
    };
