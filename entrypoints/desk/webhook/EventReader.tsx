import { useRef, useState } from 'preact/hooks';
import { NumberName } from '../../../components/number-names/NumberName';
import { useNames } from '../../../components/number-names/use-names';
import { useText } from '../../../components/text/use-text';
import { FactList, type ListedFact } from '../../../components/ui/FactList';
import { Ltr } from '../../../components/ui/Ltr';
import { TextField } from '../../../components/ui/TextInput';
import type { Failure } from '../../../lib/failure';
import { failureTextId } from '../../../lib/i18n/failure-text';
import type { EventView } from '../../../lib/messaging/views/tools';
import type { NumberNames } from '../../../lib/number-names/number-names';
import { failureOf } from '../../../lib/storage/log';
import type { AccountProps } from '../section';

type Read = { readonly event: EventView | null; readonly failure: Failure | null };
const NOTHING: Read = { event: null, failure: null };

/** Takes the body of an event and says what it means, and for which parcel made here. */
export function EventReader({ account, ask }: AccountProps) {
  const { t, lookUp } = useText();
  const [names, rereadNames] = useNames(account.id);
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read>(NOTHING);
  const asked = useRef(0);

  const readEvent = async (body: string): Promise<Read> => {
    const event = await ask('webhook/read', { accountId: account.id, text: body });
    await rereadNames();
    return { event, failure: null };
  };
  const paste = async (typed: string) => {
    setText(typed);
    asked.current += 1;
    const mine = asked.current;
    const failed = (error: unknown) => ({ event: null, failure: failureOf(error, 'webhook') });
    const answer = typed.trim() === '' ? NOTHING : await readEvent(typed).catch(failed);
    if (mine === asked.current) setRead(answer);
  };

  return (
    <>
      <TextField
        {...{ name: 'event', kind: 'code', rows: 6, value: text }}
        label={t('event-label')}
        problem={read.failure && lookUp(failureTextId(read.failure.code), read.failure.params)}
        onInput={(typed) => void paste(typed)}
      />
      <div role="status">{read.event !== null && <Event event={read.event} names={names} />}</div>
    </>
  );
}

function Event({ event, names }: { readonly event: EventView; readonly names: NumberNames }) {
  const { t } = useText();
  const { parcel, note, referenceNumber, statusId, positionId } = event;
  const named = (kind: 'parcel-status' | 'parcel-position', number: number | null) =>
    number !== null && <NumberName kind={kind} number={number} names={names} />;
  const facts: readonly ListedFact[] = [
    [t('outcome-parcel-code'), code(event.parcelCode)],
    [t('parcel-delivery'), named('parcel-status', statusId)],
    [t('parcel-position'), named('parcel-position', positionId)],
    [t('event-kind'), event.event !== 'parcel' && code(event.event)],
    [t('field-note'), note !== null && <bdi>{note}</bdi>],
    [t('field-referenceNumber'), referenceNumber !== null && code(referenceNumber)],
    [
      t('event-parcel'),
      parcel === null ? (
        <span class="soft">{t('none')}</span>
      ) : (
        <>
          <bdi>{parcel.recipientName}</bdi>
          {parcel.orderNumber !== null && <> · {t('order-number', { number: parcel.orderNumber })}</>}
          {parcel.foundBy === 'reference' && <p class="soft small">{t('event-by-reference')}</p>}
        </>
      ),
    ],
  ];
  return <FactList class="pairs padded event" facts={facts} />;
}

function code(text: string) {
  return <Ltr code>{text}</Ltr>;
}
