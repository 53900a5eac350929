import type { ComponentChildren } from 'preact';

interface TagProps {
  readonly children: ComponentChildren;
  /** What is under way (`busy`) is shown plain. */
  readonly tone?: 'plain' | 'good' | 'warning' | 'bad' | 'busy' | 'practice';
}

export function Tag({ children, tone = 'plain' }: TagProps) {
  return <span class={tone === 'plain' || tone === 'busy' ? 'tag' : `tag tag--${tone}`}>{children}</span>;
}
