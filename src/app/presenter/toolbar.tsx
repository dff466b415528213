// The presenter's own buttons; the audience does not see them.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Text } from '../../text/text.ts';
import { NOTE_COLOURS } from './notes.ts';
import { type Presentation, TOOLS } from './presentation.ts';
import { COUNTS, type Stage, stageAfter } from './stage.ts';
import { TeachIcon, type TeachIconName } from './teach-icons.tsx';

export interface ToolbarProps<Position> {
  readonly presentation: Presentation<Position>;
  readonly ui: Text['ui'];
  /** Whether something is asked that can be revealed. */
  readonly asks: boolean;
  /** Null where the browser gives no full screen. */
  readonly fullScreen: { readonly on: boolean; toggle(): void } | null;
  onUndo(): void;
  onWhole(): void;
  onAudience(): void;
}

export function Toolbar<Position>(props: ToolbarProps<Position>): JSX.Element {
  const { presentation, ui, asks } = props;
  const { stage, tool, dark, keysShown, notes, obey } = presentation;
  const [areOptionsOpen, setOptionsOpen] = useState(false);
  const hasNotes = notes.value.length > 0;
  const label = (name: string): string => ui(`teach.do.${name}`);
  return (
    <section class="teach-bar" aria-label={ui('teach.tools')}>
      <div class="teach-leave">
        <Tool name="leave" label={label('leave')} onClick={presentation.leave} />
      </div>
      <div class="teach-go">
        <Tool name="back" label={label('back')} idle={!asks} onClick={() => obey('back')} />
        <button
          type="button"
          class="text-button main teach-next"
          disabled={!asks || stage.value === 'why'}
          onClick={() => obey('next')}
        >
          <span>{nextLabel(stage.value, ui)}</span>
          <TeachIcon name="next" />
        </button>
      </div>
      <div class="teach-tools">
        {TOOLS.map((one) => (
          <Tool
            key={one}
            name={one}
            label={label(one)}
            pressed={tool.value === one}
            onClick={() => {
              tool.value = one;
            }}
          />
        ))}
        <Colours {...{ presentation, ui }} />
        <Tool name="undoNote" label={label('undoNote')} idle={!hasNotes} onClick={() => obey('undoNote')} />
        <Tool name="clearNotes" label={label('clearNotes')} idle={!hasNotes} onClick={() => obey('clearNotes')} />
        <Tool name="undo" label={label('undo')} onClick={props.onUndo} />
        <Tool name="whole" label={label('whole')} onClick={props.onWhole} />
        <Tool name="audience" label={label('audience')} onClick={props.onAudience} />
        <Tool name="dark" label={label('dark')} pressed={dark.value} onClick={() => obey('dark')} />
        <Tool name="keys" label={label('keys')} pressed={keysShown.value} onClick={() => obey('keys')} />
        <Tool
          name="options"
          label={label('options')}
          pressed={areOptionsOpen}
          onClick={() => setOptionsOpen(!areOptionsOpen)}
        />
      </div>
      {areOptionsOpen && <Options {...props} />}
    </section>
  );
}

function nextLabel(stage: Stage, ui: Text['ui']): string {
  return ui(stage === 'why' ? 'teach.doneAll' : `teach.next.${stageAfter(stage)}`);
}

interface ToolProps {
  readonly name: TeachIconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly idle?: boolean;
  onClick(): void;
}

function Tool({ name, label, pressed, idle, onClick }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={idle ? 'true' : undefined}
      data-tool={name}
      onClick={onClick}
    >
      <TeachIcon name={name} />
    </button>
  );
}

function Colours<Position>({
  presentation: { colour, tool },
  ui,
}: Pick<ToolbarProps<Position>, 'presentation' | 'ui'>): JSX.Element {
  return (
    <fieldset class="teach-colours" aria-label={ui('teach.colours')}>
      {NOTE_COLOURS.map((one) => (
        <button
          key={one}
          type="button"
          class="icon-button"
          aria-label={ui(`teach.colour.${one}`)}
          title={ui(`teach.colour.${one}`)}
          aria-pressed={colour.value === one}
          data-colour={one}
          onClick={() => {
            colour.value = one;
            if (tool.peek() !== 'arrow') tool.value = 'pen';
          }}
        >
          <span class="teach-colour" aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}

function Options<Position>({ presentation, ui, fullScreen }: ToolbarProps<Position>): JSX.Element {
  const { stepwise, shared, count } = presentation;
  return (
    <div class="teach-options">
      <Switch
        label={ui('teach.option.stepwise')}
        on={stepwise.value}
        onChange={(on) => {
          stepwise.value = on;
        }}
      />
      <Switch
        label={ui('teach.option.shared')}
        on={shared.value}
        onChange={(on) => {
          shared.value = on;
        }}
      />
      {fullScreen !== null && (
        <Switch label={ui('teach.option.fullScreen')} on={fullScreen.on} onChange={fullScreen.toggle} />
      )}
      <fieldset class="teach-counts">
        <legend>{ui('teach.option.count')}</legend>
        {COUNTS.map((seconds) => (
          <button
            key={seconds}
            type="button"
            class="text-button"
            aria-pressed={count.value === seconds}
            onClick={() => {
              count.value = seconds;
            }}
          >
            {seconds === 0 ? ui('teach.option.noCount') : ui('teach.option.seconds', { count: seconds })}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

function Switch({ label, on, onChange }: SwitchProps): JSX.Element {
  return (
    <label class="teach-switch">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
