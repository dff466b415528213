// The page's buttons. Every one is large enough for a finger.
import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icons.tsx';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Shown on hover, with the key that does the same. */
  readonly title?: string;
  /** Nothing to do just now; it still answers, saying so. */
  readonly idle?: boolean;
  readonly expanded?: boolean;
  readonly class?: string;
  onClick(): void;
}

export function IconButton({ icon, label, title, idle, expanded, onClick, ...rest }: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`icon-button ${rest.class ?? ''}`}
      aria-label={label}
      title={title ?? label}
      aria-disabled={idle ? 'true' : undefined}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface TextButtonProps {
  readonly kind?: 'plain' | 'main' | 'quiet';
  readonly icon?: IconName;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
  onClick(): void;
}

export function TextButton({
  kind = 'plain',
  icon,
  pressed,
  disabled,
  children,
  onClick,
}: TextButtonProps): JSX.Element {
  return (
    <button type="button" class={`text-button ${kind}`} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
