import { Spinner } from './Spinner';

interface FormButtonProps {
  readonly text: string;
  readonly testId: string;
  readonly kind?: 'primary' | 'secondary';
  readonly busy?: boolean;
}

/** Submits the form it stands in, so that Enter in any field does the same. The form ignores it while busy. */
export function FormButton({ text, testId, kind = 'primary', busy = false }: FormButtonProps) {
  return (
    <button
      type="submit"
      class={`button button--${kind}`}
      data-testid={testId}
      aria-disabled={busy ? 'true' : undefined}
      aria-busy={busy ? 'true' : undefined}
    >
      {busy && <Spinner />}
      {text}
    </button>
  );
}
