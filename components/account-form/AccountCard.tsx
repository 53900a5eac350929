import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Account } from '../../lib/storage/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Confirm } from '../ui/Confirm';
import { Ltr } from '../ui/Ltr';
import { PracticeBand } from '../ui/PracticeBand';
import { Tag } from '../ui/Tag';
import { CheckResult } from './CheckResult';
import type { CheckRemedy } from './check-advice';
import type { CheckOutcome } from './check-outcome';
import { ToldFacts } from './ToldFacts';

interface AccountCardProps {
  readonly account: Account;
  readonly active: boolean;
  /** Its form was just closed: the keyboard goes on here. */
  readonly landed: boolean;
  readonly outcome: CheckOutcome | null;
  readonly onActivate: () => void;
  readonly onCheck: () => void;
  /** `null`: another account's form is open, and what is typed there must not be put aside. */
  readonly onEdit: (() => void) | null;
  readonly onRemedy: (remedy: CheckRemedy) => void;
  /** `null`: it cannot be removed from here. */
  readonly onRemove: (() => void) | null;
}

/** An account at a glance, and what can be done with it. */
export function AccountCard(props: AccountCardProps) {
  const { t } = useText();
  const { account, active, outcome } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState(false);
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
      <div class="card__head">
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {account.name}
        </h3>
        {active && <Tag tone="good">{t('account-active')}</Tag>}
      </div>
      <AccountSummary account={account} />
      {outcome !== null && (
        <CheckResult
          account={account}
          outcome={outcome}
          correctable={props.onEdit !== null}
          onRemedy={props.onRemedy}
        />
      )}
      {removing && props.onRemove !== null ? (
        <Confirm
          title={t('account-remove-title', { name: account.name })}
          text={t('account-remove-text')}
          confirm={t('account-remove-confirm')}
          cancel={t('account-remove-cancel')}
          onConfirm={props.onRemove}
          onCancel={() => setRemoving(false)}
        />
      ) : (
        <div class="actions" data-testid="account-actions">
          {!active && <Button onPress={props.onActivate}>{t('account-use')}</Button>}
          <span data-testid="account-check">
            <Button busy={outcome?.kind === 'checking'} onPress={props.onCheck}>
              {t('account-check')}
            </Button>
          </span>
          {props.onEdit !== null && <Button onPress={props.onEdit}>{t('account-edit')}</Button>}
          {props.onRemove !== null && (
            <Button kind="quiet" onPress={() => setRemoving(true)}>
              {t('account-remove')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function AccountSummary({ account }: { readonly account: Account }) {
  const { t } = useText();
  const recipientPays = account.deliveryPaidBy === 'recipient';
  return (
    <dl class="facts">
      <div>
        <dt>{t('account-address')}</dt>
        <dd>
          <Ltr>{account.address}</Ltr>
        </dd>
      </div>
      <div>
        <dt>{t('account-key')}</dt>
        <dd>{t('account-key-kept')}</dd>
      </div>
      <div>
        <dt>{t('account-summary-amounts')}</dt>
        <dd>
          <Ltr>{account.currency}</Ltr>
          {' · '}
          {t(
            account.numberRule === 'whole' ? 'account-number-rule-whole' : 'account-number-rule-two-decimals',
          )}
        </dd>
      </div>
      <div>
        <dt>{t('account-summary-delivery')}</dt>
        <dd>
          {t(recipientPays ? 'account-summary-recipient-pays' : 'account-summary-sender-pays')}
          {' · '}
          {t(account.totalIncludesDelivery ? 'account-summary-included' : 'account-summary-apart')}
        </dd>
      </div>
      <div>
        <dt>{t('account-summary-paid')}</dt>
        <dd>{t(account.paidOrders === 'ask' ? 'account-paid-ask' : 'account-paid-nothing')}</dd>
      </div>
      {account.told !== undefined && <ToldFacts told={account.told} currency={account.currency} />}
    </dl>
  );
}
