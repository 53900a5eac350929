import type { TargetedEvent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { BLANK_DRAFT } from '../../../components/account-form/account-draft';
import { DraftFields, type DraftFieldsProps } from '../../../components/account-form/DraftFields';
import { focusAccountField } from '../../../components/account-form/field-id';
import { KeyField } from '../../../components/account-form/KeyField';
import { moneyFacts } from '../../../components/account-form/money-facts';
import { type DraftProblems, readDraft } from '../../../components/account-form/read-draft';
import { findFirstProblem, groupsOf, typedProblems } from '../../../components/account-form/shown-problems';
import { useLeftFields } from '../../../components/account-form/use-left-fields';
import { WhatIsCollected } from '../../../components/privacy/WhatIsCollected';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Disclosure } from '../../../components/ui/Disclosure';
import { FactList } from '../../../components/ui/FactList';
import { FormButton } from '../../../components/ui/FormButton';
import { Notice } from '../../../components/ui/Notice';
import { PracticeBand } from '../../../components/ui/PracticeBand';
import { failureTextId } from '../../../lib/i18n/failure-text';
import type { Account } from '../../../lib/settings/account';
import type { AccountDraft } from '../../../lib/settings/account-draft';
import { readServiceAddress } from '../../../lib/settings/addresses';
import { readKeyField } from '../../../lib/settings/key-field';
import { focusHeading, type SectionProps } from '../Section';

interface AccountFormProps extends Pick<SectionProps, 'settings' | 'accounts'> {
  /** The account that is edited; `null`: a new one. */
  readonly account: Account | null;
}

/** The account form, whose draft is kept while it is typed, all but the key. */
export function AccountForm({ account, settings, accounts }: AccountFormProps) {
  const { t, lookUp } = useText();
  const { editing, failure, saving } = accounts;
  const focus = editing?.focus ?? null;
  const [draft, setDraft] = useState(editing?.initial ?? BLANK_DRAFT);
  const [key, setKey] = useState('');
  const [replacingKey, setReplacingKey] = useState(focus === 'key');
  const [left, leave] = useLeftFields();
  const [submitted, setSubmitted] = useState(false);
  // An existing account is opened to change something of it.
  const [unfolded, setUnfolded] = useState<Unfolded>({
    questions: account !== null,
    defaults: false,
    advanced: false,
  });

  const keyKept = account !== null && isIdentityOf(account, draft);
  const keyTyped = keyKept && !replacingKey ? '' : key;
  const others = settings.accounts.filter(({ id }) => id !== account?.id);
  const read = readDraft(draft, keyTyped, { account, otherNames: others.map(({ name }) => name) });
  const problems = read.ok ? {} : read.problems;
  const shown = submitted ? problems : typedProblems(problems, left);

  useLayoutEffect(() => {
    if (focus !== null) focusAccountField(focus);
  }, [focus]);

  // Runs after the render that shows the problems, when a closed group that holds one has been opened.
  const [refusals, setRefusals] = useState(0);
  useLayoutEffect(() => {
    const first = findFirstProblem(problems);
    if (refusals > 0 && first !== null) focusAccountField(first);
  }, [refusals]);

  const submit = (event: TargetedEvent<HTMLFormElement, Event>) => {
    event.preventDefault();
    if (saving) return;
    if (read.ok) return accounts.save(read.wish);
    setSubmitted(true);
    setUnfolded(unfoldedFor(problems, unfolded));
    setRefusals(refusals + 1);
  };
  const change = (changed: Partial<AccountDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    accounts.keepDraft(next);
  };
  const cancel = () => {
    accounts.cancel();
    if (account === null) focusHeading('accounts');
  };
  const fields = { draft, problems: shown, onChange: change, onLeave: leave };

  const title = account === null ? t('bar-mend-account') : t('edit-field', { field: account.name });
  return (
    <form
      class="card wide account-form"
      noValidate
      onSubmit={submit}
      data-environment={draft.environment ?? undefined}
      aria-label={title}
    >
      {draft.environment === 'testing' && <PracticeBand />}
      <h3 class="large">{title}</h3>
      <DraftFields
        {...fields}
        group="service"
        keyField={
          <KeyField
            value={keyTyped}
            onInput={setKey}
            onLeave={() => leave('key')}
            kept={keyKept}
            replacing={replacingKey}
            onReplace={(replacing) => {
              setReplacingKey(replacing);
              setKey('');
            }}
            problem={shown.key}
          />
        }
      />
      <DraftFacts draft={draft} />
      <FoldedFields
        {...fields}
        unfolded={unfolded}
        onToggle={(changed) => setUnfolded((now) => ({ ...now, ...changed }))}
      />
      {failure !== null && (
        <Notice
          tone="bad"
          title={t('account-not-saved')}
          live
          text={lookUp(failureTextId(failure.code), failure.params)}
        />
      )}
      {account === null && <WhatIsCollected />}
      <div class="actions">
        <FormButton testId="account-save" busy={saving} text={t('account-save')} />
        {settings.accounts.length > 0 && <Button onPress={cancel} text={t('cancel')} />}
      </div>
    </form>
  );
}

/** Which groups of fields stand open, below the service's own. */
interface Unfolded {
  readonly questions: boolean;
  readonly defaults: boolean;
  readonly advanced: boolean;
}

/** The groups with a problem are opened, those that are open stay so. */
function unfoldedFor(problems: DraftProblems, { questions, defaults, advanced }: Unfolded): Unfolded {
  const groups = groupsOf(problems);
  return {
    questions: questions || groups.some((group) => group !== 'service'),
    defaults: defaults || groups.some((group) => group === 'size' || group === 'content'),
    advanced: advanced || groups.includes('advanced'),
  };
}

interface FoldedFieldsProps extends DraftFieldsProps {
  readonly unfolded: Unfolded;
  readonly onToggle: (changed: Partial<Unfolded>) => void;
}

function FoldedFields({ unfolded, onToggle, ...fields }: FoldedFieldsProps) {
  const { t } = useText();
  return (
    <Disclosure
      summary={t('account-edit')}
      open={unfolded.questions}
      onToggle={(questions) => onToggle({ questions })}
    >
      <DraftFields {...fields} group="purpose" />
      <h4 class="account-form__group">{t('account-group-money')}</h4>
      <DraftFields {...fields} group="money" />
      <Disclosure
        summary={t('account-group-defaults')}
        open={unfolded.defaults}
        onToggle={(defaults) => onToggle({ defaults })}
      >
        <div class="stack loose columns top">
          <DraftFields {...fields} group="size" />
        </div>
        <p class="soft small">{t('hint-size')}</p>
        <DraftFields {...fields} group="content" />
      </Disclosure>
      <Disclosure
        summary={t('account-group-advanced')}
        open={unfolded.advanced}
        onToggle={(advanced) => onToggle({ advanced })}
      >
        <DraftFields {...fields} group="advanced" />
      </Disclosure>
    </Disclosure>
  );
}

/** The key is kept for one address and one name of its field; at another it is asked for again. */
function isIdentityOf(account: Account, { address, keyField }: AccountDraft): boolean {
  const read = readServiceAddress(address);
  return read.ok && read.address === account.address && readKeyField(keyField) === account.keyField;
}

/** What the account will do with an order, a line each, which the button below confirms. */
function DraftFacts({ draft }: { readonly draft: AccountDraft }) {
  const text = useText();
  const { environment, numberRule, deliveryPaidBy, paidOrders } = draft;
  const currency = draft.currency === 'other' ? draft.otherCurrency.trim().toUpperCase() : draft.currency;
  if (environment === null || numberRule === null || deliveryPaidBy === null || currency === '') return null;
  const totalIncludesDelivery = draft.totalIncludesDelivery === 'yes';
  const money = { currency, numberRule, deliveryPaidBy, totalIncludesDelivery, paidOrders };
  return (
    <div class="stack tight padded defaults" data-testid="account-defaults">
      <p>{text.t(environment === 'testing' ? 'environment-testing' : 'account-environment-live')}</p>
      <FactList class="facts" facts={moneyFacts(money, text)} />
    </div>
  );
}
