// The course: its lessons by topic, those that are done, and the one to go on with.
import type { JSX } from 'preact';
import { Modal } from '../dialogs/modal.tsx';
import { TextButton } from '../panels/button.tsx';
import { Icon } from '../panels/icons.tsx';
import { usePage } from '../panels/page-context.ts';

export interface CourseModel {
  readonly topics: readonly {
    readonly id: string;
    readonly name: string;
    readonly lessons: readonly {
      readonly id: string;
      readonly title: string;
      readonly minutes: number;
      readonly done: boolean;
    }[];
  }[];
  readonly done: number;
  readonly total: number;
  /** The lesson to go on with; null where all are done. */
  readonly next: { readonly id: string; readonly title: string } | null;
}

interface CourseDialogProps {
  readonly course: CourseModel;
  /** A lesson that was asked for and is not there; null for none. */
  readonly unknown: string | null;
  onLesson(id: string): void;
}

export function CourseDialog({ course, unknown, onLesson }: CourseDialogProps): JSX.Element {
  const { ui } = usePage();
  const { topics, done, total, next } = course;
  return (
    <Modal kind="course" title={ui('learn.title')}>
      {unknown !== null && (
        <p class="course-unknown" role="alert">
          {ui('learn.unknown', { id: unknown })}
        </p>
      )}
      <div class="course-start">
        <p class="hint">{ui('learn.intro')}</p>
        {done > 0 && <p class="hint">{ui('learn.progress', { done, total })}</p>}
        {next === null ? (
          <p>{ui('learn.allDone')}</p>
        ) : (
          <TextButton kind="main" icon="go" onClick={() => onLesson(next.id)}>
            {ui(done === 0 ? 'learn.start' : 'learn.goOn', { title: next.title })}
          </TextButton>
        )}
      </div>
      {topics.map(({ id, name, lessons }) => (
        <section key={id}>
          <h3 class="section-label">{name}</h3>
          <ol class="menu-list course-list">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <button
                  type="button"
                  class="menu-item course-item"
                  data-lesson={lesson.id}
                  onClick={() => onLesson(lesson.id)}
                >
                  <span class="menu-name">{lesson.title}</span>
                  <span class="course-minutes">{ui('learn.minutes', { minutes: lesson.minutes })}</span>
                  <span class="course-done">
                    {lesson.done && (
                      <>
                        <Icon name="check" />
                        <span class="unseen">{ui('learn.done')}</span>
                      </>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Modal>
  );
}
