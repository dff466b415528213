// What was just done, or could not be done. What matters stays until it is dismissed.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { NoticeModel } from '../model/page-model.ts';
import { IconButton, TextButton } from './button.tsx';
import type { LatePanels } from './late-panels.ts';
import { usePage } from './page-context.ts';

/** Long enough to be read twice; undo stays in the header afterwards. */
const SHOWN_MILLISECONDS = 7000;

interface NoticeBarProps {
  readonly notice: NoticeModel | null;
  readonly Fields: LatePanels['NoticeFields'];
}

export function NoticeBar({ notice, Fields }: NoticeBarProps): JSX.Element {
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
      {notice && <Notice notice={notice} Fields={Fields} />}
    </div>
  );
}

function Notice({ notice, Fields }: NoticeBarProps & { readonly notice: NoticeModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  const { back } = notice;
  return (
    <div class={notice.warning ? 'notice warning' : 'notice'}>
      <div class="notice-words">
        <p>{notice.text}</p>
        {notice.details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {(notice.broken ?? notice.address) !== null && <Fields notice={notice} />}
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
