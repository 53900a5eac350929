import type { TextId } from '../../lib/i18n/messages';
import type { Translator } from '../../lib/i18n/translator';
import type { Period } from '../../lib/ledger/days';
import { FATES } from '../../lib/ledger/fate';
import { type StateChoice, UNCONFIRMED } from '../../lib/ledger/select';
import type { RowState } from '../../lib/outbox/row';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Select } from '../ui/Select';
import { TextField } from '../ui/TextInput';
import { ALL_ACCOUNTS, type LedgerState } from './ledger-state';

interface LedgerFiltersProps {
  readonly state: LedgerState;
  readonly accounts: readonly Account[];
}

const PERIODS: readonly Period[] = ['all', 'today', 'yesterday', 'week', 'month', 'chosen'];
const PERIOD_TITLES = {
  all: 'ledger-state-all',
  today: 'desk-today',
  yesterday: 'ledger-period-yesterday',
  week: 'ledger-period-week',
  month: 'ledger-period-month',
  chosen: 'ledger-period-chosen',
} as const satisfies Record<Period, TextId>;
const STATES: readonly RowState[] = [
  'created',
  'made-code-unknown',
  'settled',
  'unknown',
  'queued',
  'sending',
  'refused',
  'withdrawn',
];

export function LedgerFilters({ state, accounts }: LedgerFiltersProps) {
  const { t, lookUp } = useText();
  const { state: standing, accountId, period } = state.filters.value;
  const states: readonly { readonly value: StateChoice; readonly label: string }[] = [
    { value: 'made', label: t('ledger-state-made') },
    { value: 'all', label: t('ledger-state-all') },
    ...STATES.map((value) => ({ value, label: lookUp(`row-${value}`) })),
    // Without reported statuses, or parcels to be confirmed, no more is known of any than that it was made.
    ...(state.reported.value.length === 0 && accounts.every(({ mustConfirm }) => mustConfirm !== 'yes')
      ? []
      : FATES.map((value) => ({ value, label: t(`fate-${value}`) }))),
    ...UNCONFIRMED.filter((value) =>
      accounts.some(
        ({ mustConfirm, environment }) => mustConfirm === 'yes' && value === `unconfirmed-${environment}`,
      ),
    ).map((value) => ({ value, label: unconfirmedLabel(value, t) })),
    ...state.reported.value,
  ];
  return (
    <div class="actions grow ledger__filters">
      <Select
        label={t('ledger-period')}
        value={period}
        choices={PERIODS.map((value) => ({ value, label: t(PERIOD_TITLES[value]) }))}
        onPick={(picked) => state.pick({ period: picked })}
      />
      {period === 'chosen' && (
        <>
          <Day state={state} end="from" />
          <Day state={state} end="to" />
        </>
      )}
      <Select
        label={t('ledger-state')}
        value={standing}
        choices={states}
        onPick={(picked) => state.pick({ state: picked })}
      />
      {accounts.length > 1 && (
        <Select
          label={t('ledger-account')}
          value={accountId}
          choices={[
            { value: ALL_ACCOUNTS, label: t('ledger-state-all') },
            ...accounts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onPick={(id) => state.pick({ accountId: id })}
        />
      )}
    </div>
  );
}

function unconfirmedLabel(value: (typeof UNCONFIRMED)[number], t: Translator['t']): string {
  const practice = value === 'unconfirmed-testing' ? [t('environment-testing')] : [];
  return [t('fate-only-made'), t('today-hand'), ...practice].join(' · ');
}

function Day({ state, end }: { readonly state: LedgerState; readonly end: 'from' | 'to' }) {
  const { t } = useText();
  return (
    <TextField
      label={t(`ledger-${end}`)}
      kind="date"
      value={state.chosen.value[end]}
      onInput={(day) => {
        state.chosen.value = { ...state.chosen.peek(), [end]: day };
      }}
    />
  );
}
