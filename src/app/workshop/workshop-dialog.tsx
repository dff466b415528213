// «Make a lesson»: those that are there, or the one that is being made.
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FileButton } from '../dialogs/file-button.tsx';
import { focusIfLost } from '../dialogs/lost-focus.ts';
import { Modal } from '../dialogs/modal.tsx';
import { ThumbnailBoard } from '../dialogs/thumbnail.tsx';
import { TextButton } from '../panels/button.tsx';
import { Icon } from '../panels/icons.tsx';
import { usePage } from '../panels/page-context.ts';
import { DraftForm, type FormSources } from './draft-form.tsx';
import { issueText } from './issue-text.ts';
import type { MadeItem } from './made-shelf.ts';
import type { Workshop } from './workshop.ts';
import type { WorkshopNews } from './workshop-news.ts';

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
      <ThumbnailBoard shapes={sources.shapes} />
      <News news={workshop.news.value} />
      {draft === null ? <MadeLessons workshop={workshop} /> : <DraftForm {...sources} draft={draft} />}
    </Modal>
  );
}

function MadeLessons({ workshop }: { readonly workshop: Workshop }): JSX.Element {
  const { ui } = usePage();
  const { items, unreadable } = workshop.list.value;
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The lesson that was open has taken its buttons along.
    focusIfLost(ways.current?.querySelector('button'));
  }, []);
  return (
    <>
      <p class="hint">{ui('made.intro')}</p>
      <div class="made-ways" ref={ways}>
        <TextButton kind="main" icon="plus" onClick={workshop.begin}>
          {ui('made.new')}
        </TextButton>
        <FileButton label={ui('made.import')} onFile={(file) => void workshop.importFile(file)} />
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
  return (
    <li class="made" data-made={item.id}>
      <h3 class="made-title">{workshop.titleOf(item)}</h3>
      <p class="hint">{'draft' in item ? ui('made.steps', { count: item.draft.steps.length }) : ui('made.asItIs')}</p>
      <div class="made-ways">
        <TextButton icon="go" onClick={() => workshop.play(item)}>
          {ui('made.play')}
        </TextButton>
        {'draft' in item && <TextButton onClick={() => workshop.edit(item)}>{ui('made.edit')}</TextButton>}
        <TextButton icon="link" onClick={() => void workshop.share(item)}>
          {ui('made.share')}
        </TextButton>
        <TextButton onClick={() => workshop.exportFile(item)}>{ui('made.export')}</TextButton>
        <TextButton kind="quiet" onClick={() => workshop.drop(item.id)}>
          {ui('made.drop')}
        </TextButton>
      </div>
    </li>
  );
}

/** Issues, or what became of what was asked for. */
function News({ news }: { readonly news: WorkshopNews | null }): JSX.Element {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was tapped is gone with what it deleted.
    focusIfLost(undo.current);
  }, [news]);
  return (
    <div class="made-news" role="status">
      {news?.kind === 'issues' ? (
        <Issues {...news} />
      ) : news?.kind === 'link' ? (
        <Link {...news} />
      ) : (
        news && <Plain news={news} undo={undo} />
      )}
    </div>
  );
}

interface PlainProps {
  readonly news: Exclude<WorkshopNews, { kind: 'issues' | 'link' }>;
  readonly undo: RefObject<HTMLButtonElement | null>;
}

function Plain({ news, undo }: PlainProps): JSX.Element {
  const { ui } = usePage();
  return (
    <div class="made-news-plain">
      <p>{ui(`made.news.${news.kind}`)}</p>
      {'undo' in news && (
        <button ref={undo} type="button" class="text-button plain" onClick={news.undo}>
          <Icon name="undo" />
          <span>{ui('header.undo')}</span>
        </button>
      )}
    </div>
  );
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

function Link({ address, copied }: Extract<WorkshopNews, { kind: 'link' }>): JSX.Element {
  const { ui } = usePage();
  return (
    <label class="made-field">
      {ui(copied ? 'made.linkCopied' : 'made.linkToCopy')}
      <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
