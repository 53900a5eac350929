import { FollowChoices } from '../../../components/store-list/FollowChoices';
import { NoteCheckbox } from '../../../components/store-list/NoteCheckbox';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Ltr } from '../../../components/ui/Ltr';
import { Select } from '../../../components/ui/Select';
import { Tag } from '../../../components/ui/Tag';
import { MEANING_TITLES } from '../../../lib/i18n/teach-titles';
import { FIELD_MEANINGS } from '../../../lib/parcel/field-meanings';
import { ORDERS_TO_CONFIRM } from '../../../lib/parcel/order-doubts';
import { takesNotes, writesNotes } from '../../../lib/settings/note-choice';
import type { EnabledStore } from '../../../lib/settings/settings';
import type { StoreSaid as Said } from '../../../lib/settings/store-said';
import { findHosted, nameOf } from '../../../lib/stores/registry';
import { focusHeading, type SectionProps } from '../Section';
import { StoreButtons } from './StoreButtons';

interface StoreRowProps extends SectionProps {
  readonly store: EnabledStore;
  readonly index: number;
}

/** Stands for the account in use; no account has an empty id. */
const ACTIVE = '';

export function StoreRow(props: StoreRowProps) {
  const { t } = useText();
  const { store, index, stores } = props;
  const { accounts, activeAccountId } = props.settings;
  const granted = props.granted?.has(store.origin) ?? null;
  const nameId = `store-${index}-name`;
  const tied = accounts.find(({ id }) => id === (store.accountId ?? activeAccountId));
  return (
    <li
      class="stack surface store"
      data-origin={store.origin}
      data-environment={tied?.environment}
      data-granted={granted ?? undefined}
    >
      <div class="cluster store__head">
        <span class="bold breaks store__name" id={nameId}>
          <Ltr>{store.origin.replace(/^https:\/\//, '')}</Ltr>
        </span>
        {store.kind !== undefined && <Tag tone="plain">{nameOf(store.kind, t('store-kind-taught'))}</Tag>}
        {tied?.environment === 'testing' && <Tag tone="practice">{t('environment-testing')}</Tag>}
        {granted !== null && (
          <Tag tone={granted ? 'good' : 'warning'}>
            {t(granted ? 'store-access-given' : 'store-access-missing')}
          </Tag>
        )}
      </div>
      {granted === false && <p class="soft small">{t('failure-permission-missing')}</p>}
      <StoreReading store={store} />
      <StoreSaid {...props} />
      {mayTakeNotes(store) && (
        <NoteCheckbox
          kind={store.kind}
          checked={store.kind === undefined ? (store.noteOrders ?? false) : writesNotes(store)}
          onChange={(wanted) => stores.note(store.origin, wanted)}
        />
      )}
      {store.kind !== undefined && takesNotes(store.kind) && (
        <FollowChoices
          id={`store-${index}`}
          store={store}
          onChange={(change) => stores.follow(store.origin, change)}
        />
      )}
      {store.kind !== undefined && !takesNotes(store.kind) && <p class="soft small">{t('bar-note-none')}</p>}
      <div class="spread bottom store__body">
        {accounts.length > 0 && <StoreAccount {...props} />}
        <StoreButtons
          nameId={nameId}
          shut={granted === false}
          onAccess={() => stores.enable(store.origin)}
          onRemove={() => {
            stores.remove(store.origin);
            focusHeading('stores');
          }}
        />
      </div>
    </li>
  );
}

/** Before a page of the site was opened, its kind is unknown: it may take notes until then. */
function mayTakeNotes({ kind, origin }: EnabledStore): boolean {
  return takesNotes(kind) || (kind === undefined && findHosted(origin) === null);
}

/** Whether we know the store, and how far the reading of its pages is confirmed where that is needed. */
function StoreReading({ store: { kind, confirmed } }: Pick<StoreRowProps, 'store'>) {
  const { t } = useText();
  if (kind === undefined) return <p class="soft small">{t('store-unknown-yet')}</p>;
  if (confirmed === undefined) return null;
  return (
    <p class="soft small">
      {confirmed < ORDERS_TO_CONFIRM
        ? t('store-proving', { done: confirmed, needed: ORDERS_TO_CONFIRM })
        : t('store-proved')}
    </p>
  );
}

/** What the person said of its pages: what signs mean, which of its own fields are what, and which statuses ship. */
function StoreSaid({ store, stores }: StoreRowProps) {
  const { t } = useText();
  const { fields = {}, currencySigns = {}, shippedStatuses = [] } = store;
  const signs = Object.entries(currencySigns).map(([sign, currency]) =>
    t('store-currency-means', { sign, currency }),
  );
  const named = FIELD_MEANINGS.flatMap((meaning) => {
    const { [meaning]: field } = fields;
    return field === undefined ? [] : [`${t(MEANING_TITLES[meaning])}: ${field.label || field.key}`];
  });
  const line = (said: Said, text: string) => (
    <p class="soft small" data-fields={said === 'fields' ? '' : undefined}>
      {text}{' '}
      <Button kind="quiet" onPress={() => stores.forget(store.origin, said)} text={t('store-forget')} />
    </p>
  );
  return (
    <>
      {signs.length > 0 && line('currencySigns', signs.join(' · '))}
      {named.length > 0 && line('fields', t('store-fields', { what: 'fields', named: named.join(' · ') }))}
      {shippedStatuses.length > 0 &&
        line('shippedStatuses', t('store-fields', { what: 'statuses', named: shippedStatuses.join(' · ') }))}
    </>
  );
}

function StoreAccount({ store, index, settings, stores }: StoreRowProps) {
  const { t } = useText();
  const { accounts, activeAccountId } = settings;
  const active = accounts.find(({ id }) => id === activeAccountId);
  const gone = store.accountId !== null && accounts.every(({ id }) => id !== store.accountId);
  const choices = [
    ...(gone ? [{ value: store.accountId ?? '', label: t('ledger-account-gone'), disabled: true }] : []),
    {
      value: ACTIVE,
      label: active === undefined ? t('desk-account') : `${t('desk-account')} (${active.name})`,
    },
    ...accounts.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Select
      id={`store-${index}-account`}
      label={t('store-account')}
      problem={gone ? t('problem-store-account') : null}
      value={store.accountId ?? ACTIVE}
      choices={choices}
      onPick={(picked) => stores.tie(store.origin, picked === ACTIVE ? null : picked)}
    />
  );
}
