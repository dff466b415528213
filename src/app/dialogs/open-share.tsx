// The present position to be handed on: as a link, as a QR code, by what the system offers.
import '../styles/share.css';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { copyText, sharedAddress } from '../keeping/copy-link.ts';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import type { DialogSources } from './dialogs.tsx';
import { Modal } from './modal.tsx';
import { type QrCode, QUIET_ZONE, qrCode } from './qr-code.ts';

export async function openShare<Position>({ game, store, parts }: DialogSources<Position>): Promise<() => JSX.Element> {
  await parts.load('table');
  return function Share() {
    const address = sharedAddress(game, store.state.value);
    return <ShareDialog address={address} code={qrCode(address)} />;
  };
}

interface ShareDialogProps {
  readonly address: string;
  readonly code: QrCode | null;
}

function ShareDialog({ address, code }: ShareDialogProps): JSX.Element {
  const { ui } = usePage();
  const [large, setLarge] = useState(false);
  const [told, setTold] = useState<'copied' | 'toCopy' | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    const isCopied = await copyText(address);
    if (!isCopied) field.current?.select();
    setTold(isCopied ? 'copied' : 'toCopy');
  }

  /** Who thinks better of it has said so already. */
  function share(): void {
    navigator.share({ title: ui('page.title'), url: address }).catch(() => undefined);
  }

  return (
    <Modal kind={large ? 'share large' : 'share'} title={ui('share.title')}>
      {code === null ? (
        <p class="hint">{ui('share.tooLong')}</p>
      ) : (
        <button type="button" class="qr" aria-pressed={large} onClick={() => setLarge(!large)}>
          <Code code={code} />
          <span class="qr-name">{ui('share.code')}</span>
          <span class="qr-hint">{ui(large ? 'share.smaller' : 'share.larger')}</span>
        </button>
      )}
      <div class="share-link">
        <p class="hint">{ui('share.hint')}</p>
        <input
          ref={field}
          type="text"
          class="text-field"
          readOnly
          value={address}
          aria-label={ui('share.link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="share-tools">
          <TextButton kind="main" icon="link" onClick={copy}>
            {ui('share.copy')}
          </TextButton>
          {'share' in navigator && <TextButton onClick={share}>{ui('share.send')}</TextButton>}
        </div>
        <p class="share-told" role="status">
          {told !== null && ui(`share.${told}`)}
        </p>
      </div>
    </Modal>
  );
}

function Code({ code }: { readonly code: QrCode }): JSX.Element {
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      class="qr-code"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path d={code.path} />
    </svg>
  );
}
