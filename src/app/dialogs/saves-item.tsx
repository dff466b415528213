// One game of the list: opened by a tap, and behind a button what else can be done with it.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardShapes } from '../../view/shapes.ts';
import { LONGEST_NAME } from '../keeping/saves.ts';
import type { GameItem } from '../model/saves-model.ts';
import { usePage } from '../panels/page-context.ts';
import type { SavesDesk } from './saves-desk.ts';
import { SavesIcon, type SavesIconName } from './saves-icons.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface GameRowProps {
  readonly item: GameItem;
  readonly shapes: BoardShapes;
  readonly marked?: boolean;
  onOpen(): void;
}

export function GameRow({ item, shapes, marked = false, onOpen }: GameRowProps): JSX.Element {
  return (
    <button type="button" class={marked ? 'game-row marked' : 'game-row'} data-game={item.id} onClick={onOpen}>
      <Thumbnail thumbnail={item.thumbnail} shapes={shapes} />
      <span class="game-words">
        <bdi class="game-name">{item.name}</bdi>
        <span class="game-date">{item.date}</span>
      </span>
    </button>
  );
}

interface SaveItemProps extends Omit<GameRowProps, 'onOpen'> {
  readonly desk: SavesDesk;
  readonly expanded: boolean;
  onExpand(): void;
}

export function SaveItem({ item, shapes, marked = false, desk, expanded, onExpand }: SaveItemProps): JSX.Element {
  const { ui } = usePage();
  const { id, name } = item;
  const label = ui('saves.more', { name });
  return (
    <li class="save">
      <div class="save-line">
        <GameRow item={item} shapes={shapes} marked={marked} onOpen={() => void desk.open(id)} />
        <button
          type="button"
          class="icon-button"
          aria-label={label}
          title={label}
          aria-expanded={expanded}
          onClick={onExpand}
        >
          <SavesIcon name="more" />
        </button>
      </div>
      {expanded && (
        <div class="save-more">
          <NameForm
            name={name}
            label={ui('saves.name')}
            button={ui('saves.rename')}
            onName={(next) => desk.rename(id, next)}
          />
          <div class="save-tools">
            <Tool icon="overwrite" label={ui('saves.overwrite')} onClick={() => desk.overwrite(id)} />
            <Tool icon="export" label={ui('saves.export')} onClick={() => desk.exportSave(id)} />
            <Tool icon="remove" label={ui('saves.remove')} onClick={() => desk.remove(id)} />
          </div>
        </div>
      )}
    </li>
  );
}

interface NameFormProps {
  readonly name: string;
  readonly label: string;
  readonly button: string;
  readonly main?: boolean;
  onName(name: string): void;
}

/** A name that is empty is no name: the one that is proposed is taken. */
export function NameForm({ name, label, button, main = false, onName }: NameFormProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        onName(field.current?.value.trim() || name);
      }}
    >
      <input
        key={name}
        ref={field}
        type="text"
        class="text-field"
        dir="auto"
        aria-label={label}
        maxLength={LONGEST_NAME}
        defaultValue={name}
        autocomplete="off"
        enterkeyhint="done"
      />
      <button type="submit" class={main ? 'text-button main' : 'text-button'}>
        {button}
      </button>
    </form>
  );
}

interface ToolProps {
  readonly icon: SavesIconName;
  readonly label: string;
  readonly disabled?: boolean;
  onClick(): void;
}

export function Tool({ icon, label, disabled = false, onClick }: ToolProps): JSX.Element {
  return (
    <button type="button" class="text-button" disabled={disabled} onClick={onClick}>
      <SavesIcon name={icon} />
      <span>{label}</span>
    </button>
  );
}
