import type { ComponentChildren } from 'preact';
import type { Settings } from '../../lib/settings/settings';
import type { AccountsControl } from './accounts/use-accounts';
import type { StoresControl } from './stores/use-stores';
import type { SectionName } from './use-section';

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
  readonly name: SectionName;
  readonly shown: boolean;
  readonly title: string;
  readonly text: string | undefined;
  readonly children: ComponentChildren;
}

/** A section of the settings; those of other parts are hidden as they are, so that nothing typed there is lost. */
export function Section({ name, shown, title, text, children }: FrameProps) {
  return (
    <section
      class="stack wide section"
      hidden={!shown}
      id={`${name}-section`}
      aria-labelledby={`${name}-title`}
    >
      <div class="stack tight">
        <h2 id={`${name}-title`} tabIndex={-1}>
          {title}
        </h2>
        {text && <p class="soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** Focuses a section's heading, when the focused element was removed. In the guide there is no such heading. */
export function focusHeading(section: SectionName): void {
  document.getElementById(`${section}-title`)?.focus();
}
