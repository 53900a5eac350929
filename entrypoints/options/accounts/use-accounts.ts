import { useRef, useState } from 'preact/hooks';
import { BLANK_DRAFT, draftOf } from '../../../components/account-form/account-draft';
import type { CheckOutcome, CheckRemedy } from '../../../components/account-form/CheckResult';
import type { DraftField } from '../../../components/account-form/read-draft';
import { saidByPage } from '../../../components/ui/FailedPress';
import { usePress } from '../../../components/ui/use-press';
import { Failure } from '../../../lib/failure';
import { send } from '../../../lib/messaging/send';
import type { Account } from '../../../lib/settings/account';
import {
  type AccountDraft,
  discardDraft,
  type KeptDraft,
  saveDraft,
} from '../../../lib/settings/account-draft';
import { removeAccount } from '../../../lib/settings/remove-account';
import { type AccountWish, saveAccount } from '../../../lib/settings/save-account';
import { changeSettings } from '../../../lib/settings/settings';
import { askAccess } from '../../../lib/settings/site-access';
import { failureOf } from '../../../lib/storage/log';
import { askToKeep } from '../../../lib/storage/persistence';
import { readWantedField } from '../use-section';

/** The one account whose form is open; `accountId` null: a new one. */
export interface Editing {
  readonly accountId: string | null;
  readonly initial: AccountDraft;
  readonly focus: DraftField | null;
}

export type AccountsControl = ReturnType<typeof useAccounts>;

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

export function useAccounts(
  kept: KeptDraft | null,
  accounts: readonly Account[],
  refresh: () => Promise<void>,
) {
  const form = useOpenForm(kept, accounts);
  const saving = usePress<'save'>('options');
  const removing = usePress<'remove'>('options');
  const clear = () => {
    saving.clear();
    removing.clear();
  };
  const { editing, landed, keepDraft } = form;

  const close = (accountId: string | null) => {
    clear();
    form.close(accountId);
  };
  const edit = (account: Account | null, focus?: DraftField) => {
    clear();
    form.open(account, focus);
  };
  const { outcomes, check, checkOnce, remedy } = useChecks(edit);

  return {
    editing,
    saving: saving.busy !== null,
    failure: saving.failure ?? removing.failure,
    outcomes,
    /** The account whose form was closed last: its card is focused. */
    landed,
    edit,
    cancel: () => close(editing?.accountId ?? null),
    keepDraft,
    save: (wish: AccountWish) =>
      saving.run('save', async () => {
        // First, since the browser asks for access only within the click handler.
        const access = askAccess(wish.fields.address);
        // Whatever the browser answers is shown under "About"; the account is saved either way.
        askToKeep().catch(() => undefined);
        const account = await saveAccount(wish);
        await refresh();
        close(account.id);
        void checkOnce(account, access);
      }),
    check,
    remedy,
    activate: ({ id }: Account) =>
      void changeSettings((settings) => ({ ...settings, activeAccountId: id })).catch(
        saidByPage('options: account in use'),
      ),
    /** @param then what follows, whatever came of it */
    remove: ({ id }: Account, then: () => void) =>
      removing.run('remove', () => removeAccount(id).finally(then)),
  };
}

/** The one form that is open, its draft kept as it is typed. */
function useOpenForm(kept: KeptDraft | null, accounts: readonly Account[]) {
  const [opened, setEditing] = useState<Editing | null>(() => beginning(kept, accounts));
  const [landed, setLanded] = useState<string | null>(null);
  // Another page may have removed the account meanwhile.
  const isThere = opened?.accountId === null || accounts.some(({ id }) => id === opened?.accountId);
  const editing = isThere ? opened : null;
  return {
    editing,
    landed,
    open(account: Account | null, focus: DraftField | null = null) {
      setEditing({
        accountId: account?.id ?? null,
        initial: account === null ? BLANK_DRAFT : draftOf(account),
        focus: focus ?? (account === null ? 'address' : 'name'),
      });
    },
    close(accountId: string | null) {
      setEditing(null);
      setLanded(accountId);
      void discardDraft();
    },
    keepDraft(draft: AccountDraft) {
      const accountId = editing?.accountId ?? null;
      setEditing({ accountId, initial: draft, focus: null });
      void saveDraft({ accountId, draft });
    },
  };
}

/** What the newest check of each account found, and what a person does about it. */
function useChecks(edit: (account: Account, focus: DraftField) => void) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, CheckOutcome>>>({});
  /** The newest check of each account: an earlier one may end after it. */
  const newest = useRef(new Map<string, object>());
  async function checkOnce(account: Account, access: Promise<boolean>): Promise<void> {
    const own = {};
    newest.current.set(account.id, own);
    const report = (outcome: CheckOutcome) => {
      if (newest.current.get(account.id) === own)
        setOutcomes((before) => ({ ...before, [account.id]: outcome }));
    };
    report({ kind: 'checking' });
    try {
      if (!(await access)) throw new Failure('permission-missing');
      report({ kind: 'received', directory: await send('directory/refresh', { accountId: account.id }) });
    } catch (error) {
      report({ kind: 'failed', failure: failureOf(error, 'options') });
    }
  }
  const check = (account: Account) => checkOnce(account, Promise.resolve(true));
  return {
    outcomes,
    checkOnce,
    check,
    remedy(account: Account, remedy: CheckRemedy) {
      if (remedy === 'access') void checkOnce(account, askAccess(account.address));
      else if (remedy === 'again') void check(account);
      else edit(account, remedy);
    },
  };
}
