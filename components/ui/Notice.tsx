import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon';

type NoticeTone = 'info' | 'good' | 'warning' | 'bad';

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ComponentChildren;
  /** A paragraph. */
  readonly text?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly actions?: ComponentChildren;
  /** Beneath what can be done: nobody has to read it. */
  readonly foot?: ComponentChildren;
  /** Read out by screen readers: for a notice that appears while the page is open. */
  readonly live?: boolean;
}

const ICONS: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  good: 'check',
  warning: 'alert',
  bad: 'stop',
};

/** A message about the whole page or form, not about one field. */
export function Notice({ tone, title, text, children, actions, foot, live = false }: NoticeProps) {
  const role = live ? (tone === 'bad' || tone === 'warning' ? 'alert' : 'status') : undefined;
  return (
    <div class={`notice notice--${tone}`} role={role}>
      <Icon name={ICONS[tone]} size={18} />
      <div class="stack tight notice__body">
        {title && <p class="notice__title bold">{title}</p>}
        {text && <p>{text}</p>}
        {children}
        {actions && <div class="notice__actions actions">{actions}</div>}
        {foot}
      </div>
    </div>
  );
}
