import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';

interface DisclosureProps {
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** Content that is closed until it is wanted. */
export function Disclosure({ summary, children, open, onToggle }: DisclosureProps) {
  return (
    <details class="disclosure" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary class="row disclosure__summary">
        <Icon name="chevron-down" />
        {summary}
      </summary>
      <div class="stack loose disclosure__body">{children}</div>
    </details>
  );
}
