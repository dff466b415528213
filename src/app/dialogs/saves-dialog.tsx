// «My games»: the present one to be saved, the saved ones, and those that were on the board lately.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardShapes } from '../../view/shapes.ts';
import type { GameItem } from '../model/saves-model.ts';
import type { ThumbnailModel } from '../model/thumbnail-model.ts';
import { usePage } from '../panels/page-context.ts';
import { FileButton } from './file-button.tsx';
import { focusIfLost } from './lost-focus.ts';
import { Modal } from './modal.tsx';
import type { DeskNews, SavesDesk } from './saves-desk.ts';
import { SavesIcon } from './saves-icons.tsx';
import { GameRow, NameForm, SaveItem, Tool } from './saves-item.tsx';
import { SearchField } from './search-field.tsx';
import { Thumbnail, ThumbnailBoard } from './thumbnail.tsx';

/** From so many on it takes longer to look than to type. */
const MANY = 8;

export interface SavesDialogProps {
  readonly desk: SavesDesk;
  readonly shapes: BoardShapes;
  readonly present: { readonly name: string; readonly steps: string; readonly thumbnail: ThumbnailModel };
  readonly recent: readonly GameItem[];
  saved(typed: string): readonly GameItem[];
}

export function SavesDialog({ desk, shapes, present, recent, saved }: SavesDialogProps): JSX.Element {
  const { ui } = usePage();
  const [typed, setTyped] = useState('');
  const [expanded, setExpanded] = useState<string | null>(null);
  const [dragged, setDragged] = useState(false);
  const all = saved('');
  const found = typed === '' ? all : saved(typed);
  const marked = desk.marked.value;
  const { unreadable } = desk.content.value.list;
  useEffect(() => {
    desk.refresh();
    // Another tab may save as well.
    window.addEventListener('storage', desk.refresh);
    return () => {
      window.removeEventListener('storage', desk.refresh);
      desk.clearNews();
    };
  }, [desk]);

  return (
    <Modal kind="saves" title={ui('saves.title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files dropped here; the button below does the same */}
      <div
        class={dragged ? 'saves-body dragged' : 'saves-body'}
        onDragOver={(event) => {
          event.preventDefault();
          setDragged(true);
        }}
        onDragLeave={(event) => {
          if (event.currentTarget === event.target) setDragged(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setDragged(false);
          const file = event.dataTransfer?.files[0];
          if (file !== undefined) void desk.importFile(file);
        }}
      >
        <ThumbnailBoard shapes={shapes} />
        <section class="present-game" aria-labelledby="saves-present">
          <Thumbnail thumbnail={present.thumbnail} shapes={shapes} />
          <div class="present-words">
            <h3 class="section-label" id="saves-present">
              {ui('saves.present')}
            </h3>
            <p class="hint">{present.steps}</p>
            <NameForm
              name={present.name}
              label={ui('saves.name')}
              button={ui('saves.save')}
              main
              onName={(name) => desk.save(name)}
            />
          </div>
        </section>
        <News news={desk.news.value} />
        <section aria-labelledby="saves-saved">
          <h3 class="section-label" id="saves-saved">
            {ui('saves.saved', { count: all.length })}
          </h3>
          {all.length > MANY && (
            <SearchField label={ui('saves.search')} placeholder={ui('saves.search')} value={typed} onInput={setTyped} />
          )}
          {all.length === 0 && <p class="hint">{ui('saves.none')}</p>}
          {typed !== '' && (
            <p class="hint" role="status">
              {ui('search.count', { count: found.length })}
            </p>
          )}
          <ul class="save-list">
            {found.map((item) => (
              <SaveItem
                key={item.id}
                item={item}
                shapes={shapes}
                desk={desk}
                marked={item.id === marked}
                expanded={item.id === expanded}
                onExpand={() => setExpanded(item.id === expanded ? null : item.id)}
              />
            ))}
          </ul>
          {unreadable > 0 && <p class="hint">{ui('saves.unreadable', { count: unreadable })}</p>}
        </section>
        {recent.length > 0 && (
          <section aria-labelledby="saves-recent">
            <h3 class="section-label" id="saves-recent">
              {ui('saves.recent')}
            </h3>
            <p class="hint">{ui('saves.recentHint')}</p>
            <ul class="save-list">
              {recent.map((item) => (
                <li key={item.id} class="save">
                  <GameRow item={item} shapes={shapes} onOpen={() => void desk.openRun(item.id)} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Files desk={desk} name={present.name} saved={all.length} />
      </div>
    </Modal>
  );
}

function News({ news }: { readonly news: DeskNews | null }): JSX.Element {
  const { ui } = usePage();
  const undo = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A deleted game takes its buttons with it.
    focusIfLost(undo.current ?? words.current);
  }, [news]);
  return (
    <div class="saves-news" role="status">
      {news !== null && (
        <div class={`saves-news-words ${news.kind}`}>
          <div ref={words} tabIndex={-1}>
            <p>{news.text}</p>
            {news.details.map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </div>
          {news.undo !== null && (
            <button ref={undo} type="button" class="text-button" onClick={news.undo}>
              {ui('header.undo')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Files({
  desk,
  name,
  saved,
}: {
  readonly desk: SavesDesk;
  readonly name: string;
  readonly saved: number;
}): JSX.Element {
  const { ui } = usePage();
  return (
    <section class="saves-files" aria-labelledby="saves-files">
      <h3 class="section-label" id="saves-files">
        {ui('saves.files')}
      </h3>
      <div class="save-tools">
        <Tool icon="export" label={ui('saves.exportPresent')} onClick={() => desk.exportPresent(name)} />
        <Tool icon="export" label={ui('saves.exportAll')} disabled={saved === 0} onClick={() => desk.exportAll()} />
        <FileButton
          icon={<SavesIcon name="import" />}
          label={ui('saves.import')}
          onFile={(file) => void desk.importFile(file)}
        />
      </div>
      <p class="hint">{ui('saves.importHint')}</p>
    </section>
  );
}
