import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Country } from '../../lib/parcel/countries';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Confirmed } from '../ui/Confirm';
import { FactList, type ListedFact } from '../ui/FactList';
import { Ltr } from '../ui/Ltr';
import { PracticeBand } from '../ui/PracticeBand';
import { Tag } from '../ui/Tag';
import { type CheckOutcome, type CheckRemedy, CheckResult } from './CheckResult';
import { CountryQuestion } from './CountryQuestion';
import { moneyFacts } from './money-facts';
import { ToldFacts } from './ToldFacts';

interface AccountCardProps {
  readonly account: Account;
  readonly active: boolean;
  /** The account's form was just closed: the focus moves here. */
  readonly landed: boolean;
  readonly outcome: CheckOutcome | null;
  readonly onActivate: () => void;
  readonly onCheck: () => void;
  readonly onCountry: (country: Country) => void;
  /** `null` while another account's form is open, since opening this one would lose what is typed there. */
  readonly onEdit: (() => void) | null;
  readonly onRemedy: (remedy: CheckRemedy) => void;
  /** `null` where accounts cannot be removed, as in the guide. */
  readonly onRemove: (() => void) | null;
}

export function AccountCard(props: AccountCardProps) {
  const { t } = useText();
  const { account, active, outcome } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (props.landed) heading.current?.focus();
  }, [props.landed]);
  return (
    <section
      class="card account-card"
      aria-labelledby={headingId}
      data-environment={account.environment}
      data-account={account.id}
    >
      {account.environment === 'testing' && <PracticeBand />}
      <div class="split loose">
        <h3 class="large" id={headingId} ref={heading} tabIndex={-1}>
          {account.name}
        </h3>
        {active && <Tag tone="good">{t('account-active')}</Tag>}
      </div>
      <AccountSummary account={account} />
      <Confirmed
        title={t('remove-named', { name: account.name })}
        text={t('account-remove-text')}
        confirm={t('remove-named', { name: account.name })}
        onConfirm={() => props.onRemove?.()}
      >
        {(ask, asking) => (
          <div class="actions" data-testid="account-actions">
            {!active && <Button onPress={props.onActivate}>{t('account-use')}</Button>}
            <span data-testid="account-check">
              <Button busy={outcome?.kind === 'checking'} onPress={props.onCheck}>
                {t('account-check')}
              </Button>
            </span>
            {props.onEdit !== null && <Button onPress={props.onEdit}>{t('account-edit')}</Button>}
            {props.onRemove !== null && (
              <Button kind="quiet" buttonRef={asking} onPress={ask}>
                {t('account-remove')}
              </Button>
            )}
          </div>
        )}
      </Confirmed>
      {/* What comes by itself comes below the buttons, which stay where a finger is. */}
      {outcome !== null && (
        <CheckResult
          account={account}
          outcome={outcome}
          correctable={props.onEdit !== null}
          onRemedy={props.onRemedy}
        />
      )}
      {/* It comes late: a form that stands below would be moved away under the keyboard. */}
      {props.onEdit !== null && (
        <CountryQuestion account={account} fetched={outcome} onConfirm={props.onCountry} />
      )}
    </section>
  );
}

function AccountSummary({ account }: { readonly account: Account }) {
  const text = useText();
  const { t } = text;
  const { country, mustConfirm } = account;
  const facts: readonly ListedFact[] = [
    [t('account-address'), <Ltr>{account.address}</Ltr>],
    [t('account-key'), t('account-key-kept')],
    [t('account-country'), country !== undefined && t(`account-country-${country}`)],
    ...moneyFacts(account, text),
    [t('account-fact-must-confirm'), t(mustConfirm ?? 'account-must-confirm-unknown')],
  ];
  return (
    <FactList class="facts" facts={facts}>
      {account.told !== undefined && <ToldFacts told={account.told} currency={account.currency} />}
    </FactList>
  );
}
