import type { ComponentChildren } from 'preact';
import { useText } from '../../components/text/use-text';
import { Notice } from '../../components/ui/Notice';
import type { Account } from '../../lib/settings/account';
import { findAccount } from '../../lib/settings/settings';
import type { Desk } from './desk-state';

interface AccountSectionProps {
  readonly desk: Desk;
  readonly intro?: ComponentChildren;
  /** Narrow, for a section of text. */
  readonly narrow?: boolean;
  readonly children: (account: Account) => ComponentChildren;
}

/** A section about the account in use, or a notice where there is none. */
export function AccountSection({ desk, intro, narrow = false, children }: AccountSectionProps) {
  const { t } = useText();
  const account = findAccount(desk.settings.value, null);
  return (
    <div class={`stack wide desk__section${narrow ? ' reading' : ''}`}>
      {intro}
      {account === null ? <Notice tone="info" text={t('failure-account-missing')} /> : children(account)}
    </div>
  );
}
