import type { ComponentChildren } from 'preact';

/** A label and its value; a fact whose value is `null`, `false` or empty is left out. */
export type ListedFact = readonly [label: string, value: ComponentChildren];

interface FactListProps {
  readonly class: 'facts' | 'pairs' | 'pairs padded event' | 'facts details__lines';
  readonly facts: readonly ListedFact[];
  /** Facts that are more than a name and a value. */
  readonly children?: ComponentChildren;
}

/** What is known of one thing; what is not known is left out. */
export function FactList({ class: name, facts, children }: FactListProps) {
  return (
    <dl class={name}>
      {facts.map(
        ([label, value]) =>
          value !== null &&
          value !== false &&
          value !== '' && (
            <div key={label}>
              <dt class="soft">{label}</dt>
              <dd class="breaks">{value}</dd>
            </div>
          ),
      )}
      {children}
    </dl>
  );
}
