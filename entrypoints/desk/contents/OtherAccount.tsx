import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Notice } from '../../../components/ui/Notice';
import type { Account } from '../../../lib/storage/account';
import { logged } from '../../../lib/storage/log';
import { changeSettings } from '../../../lib/storage/settings';

/** Ids are each account's own: the same one would change something else in the account at work. */
export function OtherAccount({ account }: { readonly account: Account }) {
  const { t } = useText();
  const use = () =>
    void changeSettings((kept) => ({ ...kept, activeAccountId: account.id })).catch(
      logged('contents: account in use'),
    );
  return (
    <Notice
      tone="warning"
      actions={<Button onPress={use}>{t('contents-use-account', { name: account.name })}</Button>}
    >
      <p>{t('contents-other-account', { name: account.name })}</p>
    </Notice>
  );
}
