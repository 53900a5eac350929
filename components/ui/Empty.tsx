import type { ComponentChildren } from 'preact';
import { Logo } from './Logo';

interface EmptyProps {
  readonly title: string;
  /** How the list is filled, in one sentence. */
  readonly text?: string;
  readonly children?: ComponentChildren;
}

/** What every list shows when it is empty. */
export function Empty({ title, text, children }: EmptyProps) {
  return (
    <div class="stack empty" role="status">
      <Logo size={48} />
      <h2>{title}</h2>
      {text !== undefined && <p class="soft">{text}</p>}
      {children}
    </div>
  );
}
