// What a notice gives to be copied or mended: an address, or the text of a link that cannot be read.
import '../styles/notice-fields.css';
import type { JSX, TargetedFocusEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { NoticeModel } from '../model/page-model.ts';
import { usePage } from './page-context.ts';

export function NoticeFields({ notice }: { readonly notice: NoticeModel }): JSX.Element {
  const { ui } = usePage();
  return (
    <>
      {notice.broken !== null && <BrokenText text={notice.broken} />}
      {notice.address !== null && (
        <input class="address" readOnly value={notice.address} aria-label={ui('notice.address')} onFocus={selectAll} />
      )}
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
