import { Fragment } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { CheckResult } from '../../../components/account-form/CheckResult';
import { moneyFacts } from '../../../components/account-form/money-facts';
import type { Owed } from '../../../components/cash/owed-in';
import { useText } from '../../../components/text/use-text';
import { Amount } from '../../../components/ui/Amount';
import { Button } from '../../../components/ui/Button';
import { Confirmed } from '../../../components/ui/Confirm';
import { FactList, type ListedFact } from '../../../components/ui/FactList';
import { Ltr } from '../../../components/ui/Ltr';
import { PracticeBand } from '../../../components/ui/PracticeBand';
import { Tag } from '../../../components/ui/Tag';
import { useRead } from '../../../components/ui/use-read';
import { addUp, isZero } from '../../../lib/decimal';
import { dayText } from '../../../lib/i18n/moment-text';
import type { Account, ToldByService } from '../../../lib/settings/account';
import { focusHeading, type SectionProps } from '../Section';
import { CountryQuestion } from './CountryQuestion';
import { readOwed } from './read-owed';

interface AccountCardProps extends Pick<SectionProps, 'settings' | 'accounts'> {
  readonly account: Account;
  /** Not in the guide. */
  readonly removable: boolean;
}

export function AccountCard({ account, removable, settings, accounts }: AccountCardProps) {
  const { t } = useText();
  const active = account.id === settings.activeAccountId;
  const outcome = accounts.outcomes[account.id] ?? null;
  // Opening this form would lose what is typed in another.
  const editable = accounts.editing === null;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const landed = account.id === accounts.landed;
  useLayoutEffect(() => {
    if (landed) heading.current?.focus();
  }, [landed]);
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
        text={
          <>
            {t('account-remove-text')} <StillOwed account={account} />
          </>
        }
        confirm={t('remove-named', { name: account.name })}
        onConfirm={() => accounts.remove(account, () => focusHeading('accounts'))}
      >
        {(ask, asking) => (
          <div class="actions" data-testid="account-actions">
            {!active && <Button onPress={() => accounts.activate(account)} text={t('account-use')} />}
            <span data-testid="account-check">
              <Button
                busy={outcome?.kind === 'checking'}
                onPress={() => void accounts.check(account)}
                text={t('account-check')}
              />
            </span>
            {editable && <Button onPress={() => accounts.edit(account)} text={t('account-edit')} />}
            {removable && <Button kind="quiet" buttonRef={asking} onPress={ask} text={t('account-remove')} />}
          </div>
        )}
      </Confirmed>
      {/* What comes by itself comes below the buttons, which stay where a finger is. */}
      {outcome !== null && (
        <CheckResult
          account={account}
          outcome={outcome}
          correctable={editable}
          onRemedy={(remedy) => accounts.remedy(account, remedy)}
        />
      )}
      {/* It comes late: a form that stands below would be moved away under the keyboard. */}
      {editable && <CountryQuestion account={account} fetched={outcome} />}
    </section>
  );
}

/** The cash that nobody here would ask the company for any more. */
function StillOwed({ account }: { readonly account: Account }) {
  const text = useText();
  const [owed] = useRead<readonly Owed[]>([], () => readOwed(account, text), [account.id], 'options: owed');
  const sums = owed.map(({ currency, outstanding }) => ({
    currency,
    amount: addUp(outstanding.map((age) => age.amount)),
  }));
  const open = sums.filter(({ amount }) => !isZero(amount));
  if (open.length === 0) return null;
  return (
    <strong>
      {text.t('cash-out-title')}:
      {open.map(({ currency, amount }) => (
        <Fragment key={currency}>
          {' '}
          <Amount value={amount} currency={currency} />
        </Fragment>
      ))}
    </strong>
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

function ToldFacts({ told, currency }: { readonly told: ToldByService; readonly currency: string }) {
  const { t, language } = useText();
  const { maximumPrice, size, extraFeeFrom, extraFeeFraction, creationModeId = null } = told;
  const percent = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const extra = extraFeeFrom !== null && (
    <>
      <Amount value={extraFeeFrom} currency={currency} />
      {extraFeeFraction !== null && (
        <>
          {' · '}
          <Ltr>{percent.format(Number(extraFeeFraction))}</Ltr>
        </>
      )}
    </>
  );
  const facts = [
    ['account-told-maximum', maximumPrice !== null && <Amount value={maximumPrice} currency={currency} />],
    ['account-told-size', size !== null && <Ltr>{`${size.length} × ${size.width} × ${size.height}`}</Ltr>],
    ['account-told-extra', extra],
    ['account-told-mode', creationModeId !== null && <Ltr>{String(creationModeId)}</Ltr>],
  ] as const;
  return (
    <div data-testid="account-told">
      <dt class="soft">{t('account-told', { date: dayText(told.at, language) })}</dt>
      {facts.map(
        ([title, value]) =>
          value && (
            <dd key={title} class="breaks">
              {t(title)} {value}
            </dd>
          ),
      )}
    </div>
  );
}
