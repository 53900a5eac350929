import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../components/ui/Icon';

interface MilestoneProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'plain';
  /** What can be pressed, if anything. */
  readonly children: ComponentChildren;
}

/** A screen of the panel without a question: between two pages, and at the end. */
export function Milestone({ icon, title, text, tone, children }: MilestoneProps) {
  return (
    <>
      <div class={`body milestone ${tone}`} role="status">
        <span class="seal">
          <Icon name={icon} size={22} />
        </span>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children && <footer>{children}</footer>}
    </>
  );
}
