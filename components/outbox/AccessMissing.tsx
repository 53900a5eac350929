import type { RowView } from '../../lib/messaging/views/row';
import { useText } from '../text/use-text';
import { Icon } from '../ui/Icon';
import { GiveAccess } from './GiveAccess';

/** How many parcels wait for access to each service's address, with the press that gives it to all of them. */
export function AccessMissing({ rows }: { readonly rows: readonly RowView[] }) {
  const { t } = useText();
  const addresses = Map.groupBy(
    rows.flatMap((row) => row.accessMissing ?? []),
    (address) => address,
  );
  return [...addresses].map(([address, { length }]) => (
    <div key={address} class="surface row hand__thing hand__thing--urgent">
      <Icon name="alert" />
      <span class="grow">{t('today-access', { count: length, site: new URL(address).host })}</span>
      <GiveAccess address={address} small />
    </div>
  ));
}
