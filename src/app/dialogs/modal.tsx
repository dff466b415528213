// A dialog over the page. The browser keeps the focus inside; whoever opened it, or the menu it came from, gets it back.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';

interface ModalProps {
  readonly kind: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

let opener: HTMLElement | null = null;

function rememberOpener(): void {
  const now = document.activeElement;
  // One dialog may lead to the next, which takes its place.
  if (now instanceof HTMLElement && now !== document.body && !now.closest('dialog')) opener = now;
}

export function Modal({ kind, title, children }: ModalProps): JSX.Element {
  const { ui, dispatch } = usePage();
  const element = useRef<HTMLDialogElement>(null);
  const close = () => {
    element.current?.close();
    opener?.focus({ preventScroll: true });
    dispatch({ type: 'open', dialog: null });
  };
  useEffect(() => {
    rememberOpener();
    element.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for the backdrop
    <dialog
      ref={element}
      class={`modal ${kind}`}
      aria-labelledby="modal-title"
      onCancel={close}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class="modal-body">
        <div class="section-head">
          <h2 id="modal-title">{title}</h2>
          <IconButton icon="close" label={ui('dialog.close')} onClick={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
