import type { ComponentChildren } from 'preact';

interface TagProps {
  readonly children: ComponentChildren;
  readonly tone?: 'plain' | 'good' | 'warning' | 'bad' | 'practice';
}

/** A word or two about the thing beside it. */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return <span class={tone === 'plain' ? 'tag' : `tag tag--${tone}`}>{children}</span>;
}
