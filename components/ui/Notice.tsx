import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon';

type NoticeTone = 'info' | 'good' | 'warning' | 'bad';

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly actions?: ComponentChildren;
  /** Appeared while the person was here: read out. Leave out for what stands there from the start. */
  readonly live?: boolean;
}

const ICONS: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  good: 'check',
  warning: 'alert',
  bad: 'stop',
};

/** Something to know about the whole, not about one field. */
export function Notice({ tone, title, children, actions, live = false }: NoticeProps) {
  const role = live ? (tone === 'bad' || tone === 'warning' ? 'alert' : 'status') : undefined;
  return (
    <div class={`notice notice--${tone}`} role={role}>
      <Icon name={ICONS[tone]} size={18} />
      <div class="notice__body">
        {title && <p class="notice__title">{title}</p>}
        {children}
        {actions && <div class="notice__actions">{actions}</div>}
      </div>
    </div>
  );
}
