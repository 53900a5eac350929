import { useState } from 'preact/hooks';
import { BLANK_DRAFT, draftOf } from '../../components/account-form/account-draft';
import type { CheckOutcome, CheckRemedy } from '../../components/account-form/CheckResult';
import type { DraftField } from '../../components/account-form/read-draft';
import { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import type { Country } from '../../lib/parcel/countries';
import type { Account } from '../../lib/settings/account';
import { type AccountDraft, discardDraft, type KeptDraft, saveDraft } from '../../lib/settings/account-draft';
import { askAccess } from '../../lib/settings/ask-access';
import { proposeMoney } from '../../lib/settings/country-money';
import { removeAccount } from '../../lib/settings/remove-account';
import { type AccountWish, saveAccount } from '../../lib/settings/save-account';
import { changeSettings, type Settings } from '../../lib/settings/settings';
import { failureOf } from '../../lib/storage/log';
import { askToKeep } from '../../lib/storage/persistence';
import { readWantedField } from './use-part';

/** The one account whose form is open; `accountId` null: a new one. */
export interface Editing {
  readonly accountId: string | null;
  readonly initial: AccountDraft;
  readonly focus: DraftField | null;
}

export interface AccountsControl {
  readonly editing: Editing | null;
  readonly saving: boolean;
  readonly failure: Failure | null;
  readonly outcomes: Readonly<Record<string, CheckOutcome>>;
  /** The account whose form was closed last: its card is focused. */
  readonly landed: string | null;
  readonly edit: (account: Account | null, focus?: DraftField) => void;
  readonly cancel: () => void;
  readonly keepDraft: (draft: AccountDraft) => void;
  readonly save: (wish: AccountWish) => Promise<void>;
  readonly check: (account: Account) => Promise<void>;
  /** The person says in which country the account delivers: its money is set with it, as it was proposed. */
  readonly confirmCountry: (account: Account, country: Country) => void;
  readonly remedy: (account: Account, remedy: CheckRemedy) => void;
  readonly activate: (account: Account) => void;
  readonly remove: (account: Account) => Promise<void>;
}

/**
 * The form to begin with: the kept draft, or the field that the page's address names, unless the draft is of another
 * account.
 */
function beginning(kept: KeptDraft | null, accounts: readonly Account[]): Editing | null {
  const wanted = readWantedField(location.hash);
  const account = accounts.find(({ id }) => id === wanted?.accountId);
  const isOther = kept !== null && kept.accountId !== account?.id;
  if (wanted === null || account === undefined || isOther) {
    return kept && { accountId: kept.accountId, initial: kept.draft, focus: null };
  }
  return { accountId: account.id, initial: kept?.draft ?? draftOf(account), focus: wanted.field };
}

/** The actions on accounts, and their state. */
export function useAccounts(
  kept: KeptDraft | null,
  accounts: readonly Account[],
  refresh: () => Promise<void>,
): AccountsControl {
  const [opened, setEditing] = useState<Editing | null>(() => beginning(kept, accounts));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, CheckOutcome>>>({});
  const [landed, setLanded] = useState<string | null>(null);

  // Another page may have removed the account meanwhile.
  const isThere = opened?.accountId === null || accounts.some(({ id }) => id === opened?.accountId);
  const editing = isThere ? opened : null;

  const close = (accountId: string | null) => {
    setEditing(null);
    setFailure(null);
    setLanded(accountId);
    void discardDraft();
  };
  const checkOnce = async (account: Account, access: Promise<boolean>) => {
    const report = (outcome: CheckOutcome) => setOutcomes((before) => ({ ...before, [account.id]: outcome }));
    report({ kind: 'checking' });
    try {
      if (!(await access)) throw new Failure('permission-missing');
      report({ kind: 'received', directory: await send('account/check', { accountId: account.id }) });
    } catch (error) {
      report({ kind: 'failed', failure: failureOf(error, 'options') });
    }
  };
  const edit = (account: Account | null, focus: DraftField | null = null) => {
    const initial = account === null ? BLANK_DRAFT : draftOf(account);
    setFailure(null);
    setEditing({
      accountId: account?.id ?? null,
      initial,
      focus: focus ?? (account === null ? 'address' : 'name'),
    });
  };

  return {
    editing,
    saving,
    failure,
    outcomes,
    landed,
    edit,
    cancel: () => close(editing?.accountId ?? null),
    keepDraft(draft) {
      const accountId = editing?.accountId ?? null;
      setEditing({ accountId, initial: draft, focus: null });
      void saveDraft({ accountId, draft });
    },
    async save(wish) {
      // First, since the browser asks for access only within the click handler.
      const access = askAccess(wish.fields.address);
      // Whatever the browser answers is shown under "About"; the account is saved either way.
      askToKeep().catch(() => undefined);
      setSaving(true);
      try {
        const account = await saveAccount(wish);
        await refresh();
        close(account.id);
        void checkOnce(account, access);
      } catch (error) {
        setFailure(failureOf(error, 'options'));
      } finally {
        setSaving(false);
      }
    },
    check: (account) => checkOnce(account, Promise.resolve(true)),
    confirmCountry: ({ id }, country) =>
      void changeAccount(id, (now) => ({ ...now, ...proposeMoney(country, now), country })),
    remedy(account, remedy) {
      if (remedy === 'access') void checkOnce(account, askAccess(account.address));
      else if (remedy === 'again') void checkOnce(account, Promise.resolve(true));
      else edit(account, remedy);
    },
    activate: ({ id }) => void changeSettings((settings) => ({ ...settings, activeAccountId: id })),
    async remove({ id }) {
      try {
        await removeAccount(id);
        setFailure(null);
      } catch (error) {
        setFailure(failureOf(error, 'options'));
      }
    },
  };
}

function changeAccount(accountId: string, change: (account: Account) => Account): Promise<Settings> {
  return changeSettings((settings) => ({
    ...settings,
    accounts: settings.accounts.map((one) => (one.id === accountId ? change(one) : one)),
  }));
}
