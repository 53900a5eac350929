import type { ComponentChildren } from 'preact';

interface RowPressProps {
  readonly word: string;
  /** What the row is about, for screen readers. */
  readonly of: string;
  readonly good?: boolean;
  readonly disabled?: boolean;
  readonly onPress: (event: MouseEvent) => void;
  /** In place of the word. */
  readonly children?: ComponentChildren;
}

export function RowPress({ word, of, good = false, disabled, onPress, children }: RowPressProps) {
  return (
    <button
      type="button"
      class={good ? 'small good' : 'small'}
      aria-label={`${word}: ${of}`}
      aria-disabled={disabled}
      onClick={(event) => disabled || onPress(event)}
    >
      {children ?? word}
    </button>
  );
}
