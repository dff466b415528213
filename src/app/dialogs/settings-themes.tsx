// The themes to choose from, each as a small piece of map in its own colours.
import type { JSX } from 'preact';
import { usePage } from '../panels/page-context.ts';
import { THEMES, type Theme } from '../state/app-state.ts';

interface ThemeChoiceProps {
  /** Those to choose from. */
  readonly themes?: readonly Theme[];
  readonly legend: string;
  readonly chosen: Theme;
  onChoose(theme: Theme): void;
}

export function ThemeChoice({ themes = THEMES, legend, chosen, onChoose }: ThemeChoiceProps): JSX.Element {
  const { ui } = usePage();
  return (
    <fieldset class="theme-choice">
      <legend>{legend}</legend>
      <div class="theme-cards">
        {themes.map((theme) => (
          <label key={theme} class="theme-card">
            <input
              class="unseen"
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              onChange={() => onChoose(theme)}
            />
            <span class="theme-picture" aria-hidden="true">
              <PieceOfMap theme={theme === 'system' ? 'light' : theme} />
              {theme === 'system' && <PieceOfMap theme="dark" />}
            </span>
            <span class="theme-name">{ui(`settings.theme.${theme}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PieceOfMap({ theme }: { readonly theme: Exclude<Theme, 'system'> }): JSX.Element {
  return (
    <svg
      class="piece-of-map"
      data-theme={theme}
      viewBox="0 0 96 56"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="piece-sea" d="M0 0H96V56H0Z" />
      <path class="piece-land" d="M30-2C22 8 33 15 25 24S12 37 20 46S16 54 22 58H98V-2Z" />
      <path class="piece-lit" d="M27 20C36 15 46 22 58 15L66 36C52 40 42 33 33 41L17 40C13 33 24 28 27 20Z" />
      <path class="piece-black" d="M58 15L66 36M58 15C60 9 56 4 60-2M66 36C64 44 70 50 67 58" />
      <text class="piece-name" x="81" y="33">
        Aa
      </text>
    </svg>
  );
}
