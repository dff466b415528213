// What was just done, or could not be done. What matters stays until it is dismissed.
import type { JSX, TargetedFocusEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { NoticeModel } from '../model/page-model.ts';
import { IconButton, TextButton } from './button.tsx';
import { usePage } from './page-context.ts';

/** Long enough to be read twice; undo stays in the header afterwards. */
const SHOWN_MILLISECONDS = 7000;

export function NoticeBar({ notice }: { readonly notice: NoticeModel | null }): JSX.Element {
  const { dispatch } = usePage();
  const text = notice?.text ?? null;
  const passing = notice !== null && !notice.warning;
  useEffect(() => {
    if (text === null || !passing) return;
    const timer = setTimeout(() => dispatch({ type: 'notify', notice: null }), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text, passing, dispatch]);
  return (
    <div class="notice-place" role="status" aria-live="polite">
      {notice && <Notice notice={notice} />}
    </div>
  );
}

function Notice({ notice }: { readonly notice: NoticeModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  const { back } = notice;
  return (
    <div class={notice.warning ? 'notice warning' : 'notice'}>
      <div class="notice-words">
        <p>{notice.text}</p>
        {notice.details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {notice.broken !== null && <BrokenText text={notice.broken} />}
        {notice.address !== null && (
          <input
            class="address"
            readOnly
            value={notice.address}
            aria-label={ui('notice.address')}
            onFocus={selectAll}
          />
        )}
      </div>
      {back !== null && <TextButton onClick={() => dispatch(back)}>{ui('header.undo')}</TextButton>}
      {notice.offer ? (
        <Offer offer={notice.offer} />
      ) : (
        <IconButton
          icon="close"
          label={ui('notice.close')}
          onClick={() => dispatch({ type: 'notify', notice: null })}
        />
      )}
    </div>
  );
}

function Offer({ offer }: { readonly offer: NonNullable<NoticeModel['offer']> }): JSX.Element {
  const { dispatch } = usePage();
  return (
    <>
      <TextButton onClick={() => dispatch({ type: 'notify', notice: offer.accepted })}>{offer.yes}</TextButton>
      <TextButton onClick={() => dispatch({ type: 'notify', notice: null })}>{offer.later}</TextButton>
    </>
  );
}

/** What was pasted stays in view: it can be mended and opened, or copied. */
function BrokenText({ text }: { readonly text: string }): JSX.Element {
  const { ui } = usePage();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class="mend"
      onSubmit={(event) => {
        event.preventDefault();
        window.location.hash = field.current?.value ?? '';
      }}
    >
      <input
        key={text}
        ref={field}
        class="address"
        defaultValue={text}
        aria-label={ui('notice.brokenText')}
        spellcheck={false}
      />
      <button type="submit" class="text-button">
        {ui('notice.open')}
      </button>
    </form>
  );
}

function selectAll(event: TargetedFocusEvent<HTMLInputElement>): void {
  event.currentTarget.select();
}
