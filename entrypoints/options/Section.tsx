import type { ComponentChildren } from 'preact';
import { type PartName, usePart } from './use-part';

interface SectionProps {
  readonly name: PartName;
  readonly title: string;
  readonly text?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of the settings; the others stay out of sight as they are, so that nothing typed there is lost. */
export function Section({ name, title, text, children }: SectionProps) {
  const part = usePart();
  return (
    <section class="section" hidden={part !== name} id={`${name}-section`} aria-labelledby={`${name}-title`}>
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
