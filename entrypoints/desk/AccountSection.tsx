import type { ComponentChildren } from 'preact';
import { useText } from '../../components/text/use-text';
import { Notice } from '../../components/ui/Notice';
import type { Account } from '../../lib/storage/account';
import { findAccount } from '../../lib/storage/settings';
import type { Desk } from './desk-state';

interface AccountSectionProps {
  readonly desk: Desk;
  /** What the section is for. */
  readonly intro: ComponentChildren;
  readonly children: (account: Account) => ComponentChildren;
}

/** A section about the account at work; said when there is none. */
export function AccountSection({ desk, intro, children }: AccountSectionProps) {
  const { t } = useText();
  const account = findAccount(desk.settings.value, null);
  return (
    <div class="desk__section">
      {intro}
      {account === null ? (
        <Notice tone="info">
          <p>{t('failure-account-missing')}</p>
        </Notice>
      ) : (
        children(account)
      )}
    </div>
  );
}
