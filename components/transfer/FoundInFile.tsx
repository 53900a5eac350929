import { MESSAGE_KINDS } from '../../lib/customer-messages/message-text';
import type { AccountKey } from '../../lib/transfer/sealed-keys';
import type { SettingsFile } from '../../lib/transfer/settings-file';
import { useText } from '../text/use-text';
import { Ltr } from '../ui/Ltr';

interface FoundInFileProps {
  readonly file: SettingsFile;
  readonly keys: readonly AccountKey[];
}

/** What comes with a file: with whom orders would be shipped, and what customers would be written. */
export function FoundInFile({ file: { settings, learned }, keys }: FoundInFileProps) {
  const { t } = useText();
  const { accounts, activeAccountId, stores, messages = {}, trackingLink } = settings;
  return (
    <ul>
      {accounts.map(({ id, name, address }) => (
        <li key={id}>
          <bdi>{name}</bdi> · <Ltr code>{address}</Ltr> ·{' '}
          {t(
            keys.some((key) => key.accountId === id && key.address === address)
              ? 'transfer-key-in'
              : 'transfer-key-not-in',
          )}
          {(learned[id]?.length ?? 0) > 0 && (
            <> · {t('transfer-learned-in', { count: learned[id]?.length ?? 0 })}</>
          )}
        </li>
      ))}
      {stores.map(({ origin, accountId: ownId }) => {
        const accountId = ownId ?? activeAccountId;
        const account = accounts.find(({ id }) => id === accountId);
        return (
          <li key={origin}>
            <Ltr code>{origin}</Ltr>
            {accountId !== null && (
              <>
                {' '}
                · <bdi>{account?.name ?? accountId}</bdi>
              </>
            )}
            {account !== undefined && (
              <>
                {' '}
                · <Ltr code>{account.address}</Ltr>
              </>
            )}
          </li>
        );
      })}
      {trackingLink !== undefined && (
        <li>
          {t('messages-link')} · <Ltr code>{trackingLink}</Ltr>
        </li>
      )}
      {MESSAGE_KINDS.flatMap((kind) =>
        Object.entries(messages[kind] ?? {}).map(([language, text]) => (
          <li key={`${kind} ${language}`}>
            {t(`messages-${kind}`)} · <bdi>{text}</bdi>
          </li>
        )),
      )}
    </ul>
  );
}
