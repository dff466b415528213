// «Make a lesson»: those that are there, or the one that is being made.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Modal } from '../dialogs/modal.tsx';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { DraftForm, type FormSources } from './draft-form.tsx';
import type { DraftIssue } from './draft-lesson.ts';
import type { MadeItem } from './made-shelf.ts';
import type { Workshop, WorkshopNews } from './workshop.ts';

export function WorkshopDialog<Position>(sources: FormSources<Position>): JSX.Element {
  const { ui } = usePage();
  const { workshop } = sources;
  const draft = workshop.draft.value;
  useEffect(() => {
    workshop.refresh();
    // Another tab may make lessons as well.
    window.addEventListener('storage', workshop.refresh);
    return () => window.removeEventListener('storage', workshop.refresh);
  }, [workshop]);
  return (
    <Modal kind="workshop" title={ui('made.title')}>
      <News news={workshop.news.value} />
      {draft === null ? <MadeLessons workshop={workshop} /> : <DraftForm {...sources} draft={draft} />}
    </Modal>
  );
}

function MadeLessons({ workshop }: { readonly workshop: Workshop }): JSX.Element {
  const { ui } = usePage();
  const { items, unreadable } = workshop.list.value;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p class="hint">{ui('made.intro')}</p>
      <div class="made-ways">
        <TextButton kind="main" onClick={workshop.begin}>
          {ui('made.new')}
        </TextButton>
        <TextButton onClick={() => input.current?.click()}>{ui('made.import')}</TextButton>
        <input
          ref={input}
          class="unseen"
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label={ui('made.import')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) void workshop.importFile(file);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <ul class="made-list">
        {items.map((item) => (
          <MadeRow key={item.id} item={item} workshop={workshop} />
        ))}
      </ul>
      {unreadable.length > 0 && <p class="hint">{ui('made.unreadable', { count: unreadable.length })}</p>}
    </>
  );
}

function MadeRow({ item, workshop }: { readonly item: MadeItem; readonly workshop: Workshop }): JSX.Element {
  const { ui } = usePage();
  const title = workshop.titleOf(item);
  const isDoomed = workshop.doomed.value === item.id;
  const doom = (id: string | null) => {
    workshop.doomed.value = id;
  };
  return (
    <li class="made" data-made={item.id}>
      <h3 class="made-title">{title}</h3>
      {'draft' in item ? (
        <p class="hint">{ui('made.steps', { count: item.draft.steps.length })}</p>
      ) : (
        <p class="hint">{ui('made.asItIs')}</p>
      )}
      {isDoomed ? (
        <div class="made-ways" role="alert">
          <p>{ui('made.dropAsk')}</p>
          <TextButton kind="main" onClick={() => workshop.drop(item.id)}>
            {ui('made.dropYes')}
          </TextButton>
          <TextButton onClick={() => doom(null)}>{ui('made.dropNo')}</TextButton>
        </div>
      ) : (
        <div class="made-ways">
          <TextButton onClick={() => workshop.play(item)}>{ui('made.play')}</TextButton>
          {'draft' in item && <TextButton onClick={() => workshop.edit(item)}>{ui('made.edit')}</TextButton>}
          <TextButton onClick={() => void workshop.share(item)}>{ui('made.share')}</TextButton>
          <TextButton onClick={() => workshop.exportFile(item)}>{ui('made.export')}</TextButton>
          <TextButton kind="quiet" onClick={() => doom(item.id)}>
            {ui('made.drop')}
          </TextButton>
        </div>
      )}
    </li>
  );
}

/** Issues, or what became of what was asked for. */
export function News({ news }: { readonly news: WorkshopNews | null }): JSX.Element {
  return (
    <div class="made-news" role="status">
      {news?.kind === 'issues' ? (
        <Issues {...news} />
      ) : news?.kind === 'link' ? (
        <Link {...news} />
      ) : (
        <Plain news={news} />
      )}
    </div>
  );
}

function Plain({ news }: { readonly news: Exclude<WorkshopNews, { kind: 'issues' | 'link' }> | null }) {
  const { ui } = usePage();
  return news === null ? null : <p>{ui(`made.news.${news.kind}`)}</p>;
}

function Issues({ what, issues }: Extract<WorkshopNews, { kind: 'issues' }>): JSX.Element {
  const { ui } = usePage();
  return (
    <>
      <p>{ui(`made.wrong.${what}`)}</p>
      <ul class="made-issues">
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code} ${issue.found}`}>{issueText(ui, issue)}</li>
        ))}
      </ul>
    </>
  );
}

function issueText(ui: ReturnType<typeof usePage>['ui'], { code, path, found = '' }: DraftIssue): string {
  const step = /^\/steps\/(\d+)/.exec(path)?.[1];
  const what = ui(`made.issue.${code}`, { path, found });
  return step === undefined ? what : ui('made.inStep', { step: Number(step) + 1, what });
}

function Link({ address, copied }: Extract<WorkshopNews, { kind: 'link' }>): JSX.Element {
  const { ui } = usePage();
  return (
    <label class="made-field">
      {ui(copied ? 'made.linkCopied' : 'made.linkToCopy')}
      <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
