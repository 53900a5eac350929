import type { ComponentChildren } from 'preact';

interface DetailsLineProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** One thing that is known of a parcel. */
export function DetailsLine({ label, children }: DetailsLineProps) {
  return (
    <div class="details__line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
