import type { ComponentChildren } from 'preact';
import type { TextRange } from '../../lib/villages/highlight';

interface HighlightedTextProps {
  readonly text: string;
  /** In order, not overlapping, end exclusive. */
  readonly ranges: readonly TextRange[];
}

/**
 * Text with its matched parts marked. Marks have no space or edge of their own: browsers join Arabic letters
 * across an element's border only then.
 */
export function HighlightedText({ text, ranges }: HighlightedTextProps) {
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(
      <mark class="match" key={start}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return <bdi>{parts}</bdi>;
}
