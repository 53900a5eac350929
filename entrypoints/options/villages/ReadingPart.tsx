import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Disclosure } from '../../../components/ui/Disclosure';
import { Tag } from '../../../components/ui/Tag';
import { TextField } from '../../../components/ui/TextInput';
import { useRead } from '../../../components/ui/use-read';
import { send } from '../../../lib/messaging/send';
import type { ListReading, ReadPart } from '../../../lib/messaging/views/service';
import type { SummedRecord } from '../../../lib/villages/listing/list-summary';
import type { VillagesProps } from './use-villages';

const PARTS = ['unread', 'zones', 'doubles', 'apart'] as const satisfies readonly (keyof ListReading)[];
type Part = (typeof PARTS)[number];

/** `null` takes a given name back. */
type OnName = (record: SummedRecord, name: string | null) => void;

interface ReadingPartProps extends Pick<VillagesProps, 'villages'> {
  /** Of the list; another one is read anew. */
  readonly revision: number;
}

/**
 * What was understood of the company's list, and a way to correct each name: read when it is looked at, and whenever a
 * name of it changes.
 */
export function ReadingPart({ villages: { accountId, change }, revision }: ReadingPartProps) {
  const { t } = useText();
  const [reading, look] = useRead<ListReading | null>(
    null,
    // Where it cannot be told, the list is as it was.
    (now) => send('directory/reading', { accountId }).catch(now),
    [accountId, revision],
    'options: how the list is read',
  );
  if (reading === null) return null;
  const parts = PARTS.filter((part) => reading[part].count > 0);
  // Where every name says what it is, there is nothing to correct.
  if (parts.length === 0) return null;
  const name: OnName = ({ id }, given) =>
    void change(async () => {
      await send('directory/name-record', { accountId, villageId: id, name: given });
      await look();
    });
  return (
    <div class="stack villages-part">
      <div class="stack tight">
        <h3 class="large">{t('reading-title')}</h3>
        <p class="soft">{t('reading-text')}</p>
      </div>
      {parts.map((part) => (
        <RecordsOfPart key={part} part={part} of={reading[part]} onName={name} />
      ))}
    </div>
  );
}

interface RecordsOfPartProps {
  readonly part: Part;
  readonly of: ReadPart;
  readonly onName: OnName;
}

/** Rows are drawn once the part is opened: a list has thousands. */
function RecordsOfPart({ part, of, onName }: RecordsOfPartProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const hidden = of.count - of.records.length;
  return (
    <Disclosure summary={t(`reading-${part}`, { count: of.count })} onToggle={setOpen}>
      <p class="soft small">{t(`reading-${part}-text`)}</p>
      {open && (
        <table class="surface table ruled folds breaks learned">
          <thead class="soft small">
            <tr>
              <th scope="col">{t('reading-record')}</th>
              <th scope="col">{t('reading-as')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {of.records.map((record) => (
              <RecordRow key={record.id} part={part} record={record} onName={onName} />
            ))}
          </tbody>
        </table>
      )}
      {open && hidden > 0 && <p class="soft small">{t('reading-more', { count: hidden })}</p>}
    </Disclosure>
  );
}

interface RecordRowProps {
  readonly part: Part;
  readonly record: SummedRecord;
  readonly onName: OnName;
}

function RecordRow({ part, record, onName }: RecordRowProps) {
  const { t } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const id = `reading-${part}-${record.id}`;
  const save = () => {
    if (typed !== null && typed.trim() !== '') onName(record, typed.trim());
    setTyped(null);
  };
  return (
    <tr>
      <th scope="row" id={id}>
        <bdi>{record.name}</bdi> <bdi class="soft small">{record.city}</bdi>
      </th>
      <td>
        {typed === null ? (
          <>
            {record.names.length === 0 ? (
              <span class="soft">{t('reading-as-none')}</span>
            ) : (
              record.names.map((name, at) => (
                <Fragment key={name}>
                  {at > 0 && ' / '}
                  <bdi class="bold">{name}</bdi>
                </Fragment>
              ))
            )}
            {record.given && <Tag>{t('reading-given')}</Tag>}
          </>
        ) : (
          <TextField id={`${id}-name`} label={t('reading-name')} value={typed} onInput={setTyped} />
        )}
      </td>
      <td class="unbroken learned__action">
        {typed === null ? (
          <>
            <Button
              kind="quiet"
              small
              describedBy={id}
              onPress={() => setTyped(record.names.join(' / ') || record.name.slice(0, 200))}
              text={t('account-edit')}
            />
            {record.given && (
              <Button
                kind="quiet"
                small
                describedBy={id}
                onPress={() => onName(record, null)}
                text={t('undo')}
              />
            )}
          </>
        ) : (
          <>
            <Button small describedBy={id} onPress={save} text={t('save')} />
            <Button kind="quiet" small describedBy={id} onPress={() => setTyped(null)} text={t('cancel')} />
          </>
        )}
      </td>
    </tr>
  );
}
