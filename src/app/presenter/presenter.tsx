// The presenter's window: the banner that everybody sees, and the tools that only the presenter has.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { FullScreen } from '../comfort/full-screen.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { copyText } from '../keeping/copy-link.ts';
import { Banner } from './banner.tsx';
import { bannerModel } from './banner-model.ts';
import { TOLD_COMMANDS } from './keys.ts';
import type { Presentation } from './presentation.ts';
import { TeachIcon } from './teach-icons.tsx';
import { Toolbar } from './toolbar.tsx';

interface PresenterProps<Position> {
  readonly presentation: Presentation<Position>;
  readonly sources: DialogSources<Position>;
  readonly text: DialogSources<Position>['text'];
  readonly fullScreen: FullScreen | null;
  audienceAddress(): string;
}

export function Presenter<Position>(props: PresenterProps<Position>): JSX.Element {
  const { presentation, sources, text, fullScreen } = props;
  const { game, store, map } = sources;
  const { stage, region, moved, left, dark, keysShown } = presentation;
  const { ui } = text.value;
  const blocked = useSignal<string | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const asked = { stage: stage.value, region: region.value, moved: moved.value };
  const model = bannerModel(game, store.state.value, text.value, asked);
  useEffect(() => card.current?.focus(), []);

  function openAudience(): void {
    const address = props.audienceAddress();
    // Under its own name, so that a second tap comes back to the same window.
    const opened = window.open(address, `sendas-${new URL(address).search}`, 'popup,width=1280,height=800');
    blocked.value = opened === null ? address : null;
  }

  return (
    <>
      <div class="teach-card" ref={card} tabIndex={-1}>
        <Banner model={model} stage={stage.value} left={left.value} ui={ui} />
        {blocked.value !== null && (
          <AddressToOpen
            address={blocked.value}
            ui={ui}
            onClose={() => {
              blocked.value = null;
            }}
          />
        )}
        <Toolbar
          presentation={presentation}
          ui={ui}
          asks={model.asks}
          fullScreen={fullScreen && { on: fullScreen.on.value, toggle: fullScreen.toggle }}
          onUndo={() => store.dispatch({ type: 'undo' })}
          onWhole={() => map.view()?.showWholeBoard()}
          onAudience={openAudience}
        />
      </div>
      {keysShown.value && <KeyLine ui={ui} onClose={() => presentation.obey('keys')} />}
      {dark.value && (
        <button type="button" class="teach-dark" onClick={() => presentation.obey('dark')}>
          <span class="unseen">{ui('teach.light')}</span>
        </button>
      )}
    </>
  );
}

type Words = { readonly ui: DialogSources<unknown>['text']['value']['ui'] };

/** On a phone it lies over the button that opened it. */
function KeyLine({ ui, onClose }: Words & { onClose(): void }): JSX.Element {
  return (
    <section class="teach-keys" aria-label={ui('teach.do.keys')}>
      <ul>
        {TOLD_COMMANDS.map((command) => (
          <li key={command}>
            <kbd>{ui(`teach.key.${command}`)}</kbd> {ui(`teach.do.${command}`)}
          </li>
        ))}
      </ul>
      <button type="button" class="icon-button" aria-label={ui('dialog.close')} onClick={onClose}>
        <TeachIcon name="leave" />
      </button>
    </section>
  );
}

/** For a browser that opens no second window by itself. */
function AddressToOpen({ address, ui, onClose }: Words & { readonly address: string; onClose(): void }): JSX.Element {
  const copied = useSignal(false);
  return (
    <div class="teach-address" role="alert">
      <label>
        {ui('teach.audienceBlocked')}
        <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="text-button"
        onClick={async () => {
          copied.value = await copyText(address);
        }}
      >
        {ui(copied.value ? 'teach.copied' : 'teach.copy')}
      </button>
      <button type="button" class="icon-button" aria-label={ui('dialog.close')} onClick={onClose}>
        <TeachIcon name="leave" />
      </button>
    </div>
  );
}
