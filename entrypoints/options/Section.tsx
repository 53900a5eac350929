import type { ComponentChildren } from 'preact';
import type { Settings } from '../../lib/settings/settings';
import type { AccountsControl } from './use-accounts';
import { type PartName, usePart } from './use-part';
import type { StoresControl } from './use-stores';

/** What the page's sections and the guide's steps are made from. */
export interface SectionProps {
  readonly settings: Settings;
  /** The stores' origins that the browser gives access to; `null` until it has said. */
  readonly granted: ReadonlySet<string> | null;
  readonly accounts: AccountsControl;
  readonly stores: StoresControl;
  /** How many records could not be read. */
  readonly unreadable: number;
}

interface FrameProps {
  readonly name: PartName;
  readonly title: string;
  readonly text: string | undefined;
  readonly children: ComponentChildren;
}

/** A part of the settings; the others are hidden as they are, so that nothing typed there is lost. */
export function Section({ name, title, text, children }: FrameProps) {
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

/** Focuses a part's heading, when the focused element was removed. In the guide there is no such heading. */
export function focusHeading(section: PartName): void {
  document.getElementById(`${section}-title`)?.focus();
}
