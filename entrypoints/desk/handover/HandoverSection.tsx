import { useSignal } from '@preact/signals';
import { useText } from '../../../components/text/use-text';
import { DoneNotice } from '../../../components/ui/DoneNotice';
import { Empty } from '../../../components/ui/Empty';
import { toHandOver, waitingOfColleagues } from '../../../lib/handover/to-hand-over';
import { spanOf } from '../../../lib/ledger/days';
import { findAccount } from '../../../lib/settings/settings';
import { useEntries } from '../parcels/use-entries';
import { Reading } from '../Reading';
import type { SectionProps } from '../section';
import { useTicks } from '../use-ticks';
import { HandoverPage } from './HandoverPage';

/**
 * What waits for a driver, of one account, since each company sends its own: of the one in use, of another that the
 * address names (`#/handover/<account>`), or of the first that has any. With `print` in the address it is printed at once.
 */
export function HandoverSection({ desk, route }: SectionProps) {
  const { t } = useText();
  const since = useSignal(spanOf('week', Date.now()).from);
  const { entries, shop, failure } = useEntries(desk, since);
  const handed = useTicks(desk, 'handed-over', 'handover: marked');
  if (entries.value === null) return <Reading failure={failure.value} />;
  const active = findAccount(desk.settings.value, null);
  const isPractice = active?.environment === 'testing';
  const waiting = toHandOver(entries.value, desk.now()).filter(({ testing }) => testing === isPractice);
  const accounts = desk.settings.value.accounts
    .filter(({ environment }) => environment === active?.environment)
    .map((account) => ({ account, parcels: waiting.filter(({ accountId }) => accountId === account.id) }))
    .filter(({ parcels }) => parcels.length > 0);
  const ofColleagues = waitingOfColleagues(shop.value ?? [], desk.now());
  const wanted = route.path[0] ?? active?.id;
  const shown = accounts.find(({ account }) => account.id === wanted) ?? accounts[0];
  return (
    <div class="stack wide desk__section handover">
      <DoneNotice done={handed.done} onUndo={handed.takeBack} />
      {accounts.length > 1 && (
        <nav class="actions tight" aria-label={t('ledger-account')}>
          {accounts.map(({ account: { id, name }, parcels }) => (
            <a
              key={id}
              class="filter"
              href={`#/handover/${encodeURIComponent(id)}`}
              aria-current={id === shown?.account.id ? 'page' : undefined}
            >
              <bdi>{name}</bdi> ({parcels.length})
            </a>
          ))}
        </nav>
      )}
      {shown === undefined ? (
        <Empty title={t('handover-none')} text={t('handover-own', { count: ofColleagues.length })}>
          <a class="button button--secondary" href="#/parcels">
            {t('desk-parcels')}
          </a>
        </Empty>
      ) : (
        <HandoverPage
          key={shown.account.id}
          {...shown}
          ofColleagues={ofColleagues.filter(({ accountId }) => accountId === shown.account.id)}
          route={route}
          onHandOver={handed.tick}
        />
      )}
    </div>
  );
}
