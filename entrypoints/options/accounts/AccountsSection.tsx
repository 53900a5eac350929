import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Notice } from '../../../components/ui/Notice';
import type { SectionProps } from '../Section';
import { AccountForm } from './AccountForm';
import { AccountList } from './AccountList';

export function AccountsSection(props: SectionProps) {
  const { t } = useText();
  const { settings, accounts } = props;
  const { failure, editing } = accounts;
  const none = settings.accounts.length === 0;
  const noneActive = settings.accounts.every(({ id }) => id !== settings.activeAccountId);
  return (
    <>
      {!none && noneActive && <Notice tone="warning" text={t('account-none-active')} />}
      {failure !== null && editing === null && <FailureNotice failure={failure} />}
      <AccountList {...props} removable />
      {none || editing?.accountId === null ? (
        <AccountForm {...props} account={null} />
      ) : (
        editing === null && (
          <div>
            <Button onPress={() => accounts.edit(null)} text={t('bar-mend-account')} />
          </div>
        )
      )}
    </>
  );
}
