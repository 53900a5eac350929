import type { ComponentChildren } from 'preact';
import type { PartName } from './use-part';

interface SectionProps {
  readonly name: PartName;
  readonly title: string;
  readonly text?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Section({ name, title, text, children }: SectionProps) {
  return (
    <section class="section" id={`${name}-section`} aria-labelledby={`${name}-title`}>
      <div class="section__head">
        <h2 id={`${name}-title`} tabIndex={-1}>
          {title}
        </h2>
        {text && <p class="soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
