import { useState } from 'preact/hooks';
import { READY_STATUSES } from '../../assets/locales/ready-statuses';
import { useNames } from '../../components/number-names/use-names';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Checkbox } from '../../components/ui/Checkbox';
import { saidByPage } from '../../components/ui/FailedPress';
import { Ltr } from '../../components/ui/Ltr';
import { meaningOfFate, type StatusMeanings, saidOtherwise, withFate } from '../../lib/ledger/fate';
import { findMeanings } from '../../lib/ledger/status-meanings';
import { changeNames } from '../../lib/number-names/kept-names';
import { type NumberNames, withNumber } from '../../lib/number-names/number-names';
import type { Desk } from './desk-state';

export type ReadyStatus = (typeof READY_STATUSES)[number];

/** The ready names to offer: those of numbers without a name, once a status of them has arrived. */
export function readyStatusesFor(names: NumberNames): readonly ReadyStatus[] {
  const met = new Map(names['parcel-status'].map((named) => [named.number, named.names]));
  const isNameless = ({ number }: ReadyStatus) => Object.keys(met.get(number) ?? {}).length === 0;
  const hasArrived = READY_STATUSES.some((status) => met.has(status.number) && isNameless(status));
  return hasArrived ? READY_STATUSES.filter(isNameless) : [];
}

/** The names with those that a person confirmed; what has a name keeps it. */
export function withReadyNames(names: NumberNames, confirmed: readonly ReadyStatus[]): NumberNames {
  const open = new Set(readyStatusesFor(names));
  return confirmed
    .filter((status) => open.has(status))
    .reduce(
      (known, { number, names: given }) => withNumber(known, 'parcel-status', { number, names: given }),
      names,
    );
}

/** The meanings with those of confirmed statuses; what a person had said stays. */
export function withReadyMeanings(
  meanings: StatusMeanings,
  confirmed: readonly ReadyStatus[],
): StatusMeanings {
  return confirmed.reduce(
    (known, { number, fate }) =>
      meaningOfFate(number, known) === null && fate !== null ? withFate(known, number, fate) : known,
    meanings,
  );
}

interface ReadyStatusesOfProps {
  readonly desk: Desk;
  readonly accountId: string;
  /** The account's names are kept, and what they mean. */
  readonly onConfirmed?: () => void;
}

/** The ready set of statuses, offered where the first of an account's statuses has arrived and has no name. */
export function ReadyStatusesOf({ desk, accountId, onConfirmed }: ReadyStatusesOfProps) {
  const [names, reread] = useNames(accountId, desk.changes.value);
  const statuses = readyStatusesFor(names);
  const confirm = async (confirmed: readonly ReadyStatus[]) => {
    await changeNames(accountId, (known) => withReadyNames(known, confirmed));
    const known = await findMeanings(accountId);
    const said = [...saidOtherwise(known, withReadyMeanings(known, confirmed))];
    await desk.ask('statuses/mean', { accountId, said });
    await reread();
    onConfirmed?.();
  };
  if (statuses.length === 0) return null;
  return (
    <ReadyStatuses
      statuses={statuses}
      onConfirm={(confirmed) => void confirm(confirmed).catch(saidByPage('desk: names of statuses'))}
    />
  );
}

interface ReadyStatusesProps {
  readonly statuses: readonly ReadyStatus[];
  readonly onConfirm: (statuses: readonly ReadyStatus[]) => void;
}

/** Offers what the statuses' numbers usually mean. Nothing of it counts before a person has confirmed it. */
export function ReadyStatuses({ statuses, onConfirm }: ReadyStatusesProps) {
  const { t, language } = useText();
  const [picked, setPicked] = useState(
    () => new Set(statuses.filter(({ isUsual }) => isUsual).map(({ number }) => number)),
  );
  const chosen = statuses.filter(({ number }) => picked.has(number));
  const pick = (number: number, isPicked: boolean) => {
    const others = [...picked].filter((one) => one !== number);
    setPicked(new Set(isPicked ? [...others, number] : others));
  };
  return (
    <section class="card ready-statuses" aria-label={t('ready-title')}>
      <h2>{t('ready-title')}</h2>
      <p class="soft">{t('ready-text')}</p>
      <div>
        {statuses.map(({ number, names, isUsual }) => (
          <Checkbox
            key={number}
            label={
              <>
                <Ltr>{String(number)}</Ltr> · {names[language]}
              </>
            }
            hint={isUsual ? undefined : t('ready-rare')}
            checked={picked.has(number)}
            onChange={(isPicked) => pick(number, isPicked)}
          />
        ))}
      </div>
      <div class="actions">
        <Button
          kind="secondary"
          disabled={chosen.length === 0}
          onPress={() => onConfirm(chosen)}
          text={t('ready-confirm')}
        />
      </div>
    </section>
  );
}
