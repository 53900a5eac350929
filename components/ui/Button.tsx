import type { ButtonHTMLAttributes, ComponentChildren, Ref } from 'preact';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Spinner';

export interface ButtonProps {
  /** Its words, where it shows nothing else. */
  readonly text?: ComponentChildren;
  readonly children?: ComponentChildren;
  /** Before what the button says; alone, beside a `label`. */
  readonly icon?: IconName;
  readonly onPress: (event: MouseEvent) => void;
  /** One primary button a screen. `doubt` leads to what is to be looked at; `caution` cannot be taken back. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'doubt' | 'caution';
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly disabled?: boolean;
  /** Busy: stays focusable, and does nothing when pressed. */
  readonly busy?: boolean;
  /** For buttons that show an icon alone: the words for screen readers. */
  readonly label?: string;
  readonly describedBy?: string;
  /** It shows or hides what follows it. */
  readonly expanded?: boolean;
  /** Keys that do the same, as ARIA writes them. */
  readonly shortcut?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { kind = 'secondary', busy = false, disabled = false } = props;
  const classes = ['button', `button--${kind}`];
  if (props.small) classes.push('button--small');
  if (props.wide) classes.push('button--wide');
  if (props.label !== undefined) classes.push('button--icon');
  const attributes: ButtonHTMLAttributes = {
    'aria-label': props.label,
    title: props.label,
    'aria-describedby': props.describedBy,
    'aria-expanded': props.expanded,
    'aria-keyshortcuts': props.shortcut,
    // Not `disabled`: a focused button that becomes disabled loses the keyboard's place.
    'aria-disabled': busy || disabled ? 'true' : undefined,
    'aria-busy': busy ? 'true' : undefined,
  };
  return (
    <button
      type="button"
      class={classes.join(' ')}
      ref={props.buttonRef ?? null}
      onKeyDown={(event) => {
        // A key that is held down counts as one press.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
      onClick={(event) => {
        if (!busy && !disabled) props.onPress(event);
      }}
      {...attributes}
    >
      {busy && <Spinner />}
      {props.icon && <Icon name={props.icon} />}
      {props.text ?? props.children}
    </button>
  );
}
