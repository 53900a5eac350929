import { useState } from 'preact/hooks';
import { MESSAGE_KINDS } from '../../lib/customer-messages/message-text';
import type { TextId } from '../../lib/i18n/messages';
import { type Conflict, conflictId } from '../../lib/transfer/find-conflicts';
import type { AccountKey } from '../../lib/transfer/sealed-keys';
import type { ReadSettingsFile, SettingsFile } from '../../lib/transfer/settings-file';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { usePress } from '../ui/use-press';
import { damagedName } from './damaged-name';

const PART_TITLES = {
  account: 'ledger-account',
  key: 'account-key',
  store: 'options-stores',
  language: 'language-legend',
  numbers: 'options-numbers',
  learned: 'learned-title',
} as const satisfies Record<Conflict['kind'], TextId>;

interface ConflictListProps {
  readonly file: ReadSettingsFile;
  readonly keys: readonly AccountKey[];
  readonly conflicts: readonly Conflict[];
  readonly onTake: (replace: ReadonlySet<string>) => Promise<void>;
  readonly onCancel: () => void;
}

/** What is in the file, and what of it would replace settings here, which is done only where it is ticked. */
export function ConflictList({ file, keys, conflicts, onTake, onCancel }: ConflictListProps) {
  const text = useText();
  const { t, lookUp } = text;
  const [replace, setReplace] = useState<ReadonlySet<string>>(new Set());
  const press = usePress<'take'>('transfer');
  const tick = (id: string, ticked: boolean) =>
    setReplace(new Set(ticked ? [...replace, id] : [...replace].filter((other) => other !== id)));
  const nameOf = (conflict: Conflict) =>
    conflict.kind === 'language' ? lookUp(`language-${conflict.id}`) : conflict.name;
  return (
    <section class="stack loose transfer" aria-label={t('transfer-found')}>
      <p>{t('transfer-found')}</p>
      <FoundInFile file={file} keys={keys} />
      {file.damaged.length > 0 && (
        <Notice
          tone="warning"
          text={t('transfer-damaged', {
            names: file.damaged.map((part) => damagedName(part, text)).join(', '),
          })}
        />
      )}
      {conflicts.length > 0 && <p>{t('transfer-conflicts')}</p>}
      {conflicts.map((conflict) => (
        <Checkbox
          key={conflictId(conflict)}
          label={t('transfer-conflict', { part: t(PART_TITLES[conflict.kind]), name: nameOf(conflict) })}
          checked={replace.has(conflictId(conflict))}
          onChange={(ticked) => tick(conflictId(conflict), ticked)}
        />
      ))}
      <div class="actions">
        <Button {...press.button('take', () => onTake(replace))} text={t('transfer-take')} />
        <Button kind="quiet" onPress={onCancel} text={t('cancel')} />
      </div>
    </section>
  );
}

interface FoundInFileProps {
  readonly file: SettingsFile;
  readonly keys: readonly AccountKey[];
}

/** What comes with a file: with whom orders would be shipped, and what customers would be written. */
function FoundInFile({ file: { settings, learned }, keys }: FoundInFileProps) {
  const { t } = useText();
  const { accounts, activeAccountId, stores, messages, trackingLink } = settings;
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
      {trackingLink && (
        <li>
          {t('messages-link')} · <Ltr code>{trackingLink}</Ltr>
        </li>
      )}
      {MESSAGE_KINDS.flatMap((kind) =>
        Object.entries(messages?.[kind] ?? {}).map(([language, text]) => (
          <li key={`${kind} ${language}`}>
            {t(`messages-${kind}`)} · <bdi>{text}</bdi>
          </li>
        )),
      )}
    </ul>
  );
}
