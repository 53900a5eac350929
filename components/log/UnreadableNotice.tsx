import type { DamagedSetting } from '../../lib/settings/parse-settings';
import type { KeptUnreadable } from '../../lib/storage/unreadable';
import { useText } from '../text/use-text';
import { damagedName } from '../transfer/damaged-name';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { saveFile } from '../ui/save-file';

interface UnreadableNoticeProps {
  readonly records: readonly KeptUnreadable[];
  readonly onForget: () => void;
}

/** Records that could not be read: how many, a copy of them as a file, and a button that removes them. */
export function UnreadableNotice({ records, onForget }: UnreadableNoticeProps) {
  const text = useText();
  const { t } = text;
  if (records.length === 0) return null;
  const parcels = records.filter(({ from }) => from === 'outbox').length;
  const settings = records
    .filter(({ from }) => from === 'settings')
    .map(({ value }) => damagedName(value as DamagedSetting, text));
  const save = () => {
    const copy = records.map(({ id: _, ...record }) => record);
    saveFile('shahna-unreadable.json', 'application/json', JSON.stringify(copy, null, 2));
  };
  return (
    <Notice
      tone="warning"
      title={t('records-title', { count: records.length })}
      actions={
        <>
          <Button onPress={save} text={t('save-as-file')} />
          <Button kind="caution" onPress={onForget} text={t('account-remove')} />
        </>
      }
    >
      <p>{t('records-text')}</p>
      {settings.length > 0 && <p>{t('records-settings', { names: settings.join(', ') })}</p>}
      {parcels > 0 && <p>{t('records-parcels', { count: parcels })}</p>}
    </Notice>
  );
}
