// The slim bar above the map.
import type { JSX } from 'preact';
import type { Language } from '../../text/text.ts';
import type { PageModel } from '../model/page-model.ts';
import { IconButton } from './button.tsx';
import { Icon, PathLeaf } from './icons.tsx';
import { usePage } from './page-context.ts';

interface HeaderProps {
  readonly model: PageModel;
  readonly language: Language;
  /** The theme on show, whoever chose it. */
  readonly dark: boolean;
  onCopyLink(): void;
}

const OTHER: Readonly<Record<Language, Language>> = { es: 'en', en: 'es' };

export function Header({ model, language, dark, onCopyLink }: HeaderProps): JSX.Element {
  const { ui, dispatch } = usePage();
  const other = OTHER[language];
  return (
    <header class="header">
      <h1 class="wordmark">
        <PathLeaf />
        Sendas
      </h1>
      <button
        type="button"
        class="search-button"
        aria-label={ui('header.search')}
        onClick={() => dispatch({ type: 'open', dialog: 'search' })}
      >
        <Icon name="search" />
        <span class="search-button-words">{ui('header.search')}</span>
        <span class="key" aria-hidden="true">
          /
        </span>
      </button>
      <div class="header-tools">
        <IconButton icon="link" class="wide-only" label={ui('header.copyLink')} onClick={onCopyLink} />
        <IconButton
          icon="undo"
          label={ui('header.undo')}
          title={model.undo === null ? ui('header.undo') : ui('header.undoWhat', { what: model.undo })}
          idle={model.undo === null}
          onClick={() => dispatch({ type: 'undo' })}
        />
        <IconButton
          icon="redo"
          label={ui('header.redo')}
          title={model.redo === null ? ui('header.redo') : ui('header.redoWhat', { what: model.redo })}
          idle={model.redo === null}
          onClick={() => dispatch({ type: 'redo' })}
        />
        <button
          type="button"
          class="icon-button language-button"
          lang={other}
          title={ui(`language.change.${other}`)}
          aria-label={`${other.toUpperCase()}: ${ui(`language.change.${other}`)}`}
          onClick={() => dispatch({ type: 'prefer', preferences: { language: other } })}
        >
          {other.toUpperCase()}
        </button>
        <IconButton
          icon={dark ? 'sun' : 'moon'}
          class="wide-only"
          label={ui(dark ? 'theme.toLight' : 'theme.toDark')}
          onClick={() => dispatch({ type: 'prefer', preferences: { theme: dark ? 'light' : 'dark' } })}
        />
        <IconButton icon="menu" label={ui('header.menu')} onClick={() => dispatch({ type: 'open', dialog: 'menu' })} />
      </div>
    </header>
  );
}
