import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from './Icon';

interface DisclosureProps {
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
  /** Left out: it begins as `begins` says, closed for the most part; after that it is the person's. */
  readonly open?: boolean;
  readonly begins?: boolean;
  readonly onToggle?: (open: boolean) => void;
}

export function Disclosure({ summary, children, open, begins = false, onToggle }: DisclosureProps) {
  const [first] = useState(begins);
  return (
    <details
      class="disclosure"
      open={open ?? first}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary class="row disclosure__summary">
        <Icon name="chevron-down" />
        {summary}
      </summary>
      <div class="stack loose disclosure__body">{children}</div>
    </details>
  );
}
