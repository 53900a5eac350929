import { BLANK_DRAFT } from '../../../components/account-form/account-draft';
import { readDraft } from '../../../components/account-form/read-draft';
import { passStep, WELCOME_BEGUN } from '../../../components/welcome/welcome-steps';
import { send } from '../../../lib/messaging/send';
import type { AccountDraft } from '../../../lib/settings/account-draft';
import { enableStore } from '../../../lib/settings/enable-store';
import { saveAccount } from '../../../lib/settings/save-account';
import { changeSettings } from '../../../lib/settings/settings';
import { askAccess } from '../../../lib/settings/site-access';
import {
  findWelcomeProgress,
  saveWelcomeProgress,
  type WelcomeStep,
} from '../../../lib/settings/welcome-progress';
import { findIn, openDatabase } from '../../../lib/storage/db';
import type { StoredIndex } from '../../../lib/villages/stored';
import { pack, unpack } from './pack';

export interface WantedAccount {
  readonly kind: 'account';
  readonly draft: Partial<AccountDraft>;
  readonly address: string;
  readonly key: string;
  readonly language: 'ar' | 'en' | 'he';
  /** The service lists the villages that it does where nothing else is said. */
  readonly usualVillages: boolean;
}

interface WantedStore {
  readonly kind: 'store';
  readonly origin: string;
}

/** Access to a site, as a press on the toolbar gives it to the popup over that site's tab. */
interface WantedAccess {
  readonly kind: 'access';
  readonly origin: string;
}

export type Wanted = WantedAccount | WantedStore | WantedAccess;

/**
 * What the options page does at its presses, for stories that are not about setting up. Bundled from the extension's
 * own sources and run in a page of the extension.
 * @param index what `readIndex` said of another account with the usual villages: they are not made ready anew then
 */
function setUpAtPress(wanted: Wanted, index: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    // A browser asks for access in a press alone, and before anything is awaited in it.
    document.addEventListener('click', () => answer(wanted, index).then(resolve, reject), { once: true });
  });
}

function answer(wanted: Wanted, index: string | null): Promise<void> {
  if (wanted.kind === 'account') return addAccount(wanted, wanted.usualVillages ? index : null);
  return wanted.kind === 'store' ? addStore(wanted) : giveAccess(wanted);
}

async function giveAccess({ origin }: WantedAccess): Promise<void> {
  if (!(await askAccess(origin))) throw new Error(`No access to ${origin}`);
}

/** Saves an account, and fetches its villages as the form's check does. */
async function addAccount(
  { draft, address, key, language }: WantedAccount,
  index: string | null,
): Promise<void> {
  const access = askAccess(address);
  const read = readDraft({ ...BLANK_DRAFT, ...draft, address }, key, { account: null, otherNames: [] });
  if (!read.ok) throw new Error(`The account form refuses ${JSON.stringify(read.problems)}`);
  await changeSettings((settings) => ({ ...settings, language }));
  await send('language/changed', {});
  const account = await saveAccount(read.wish);
  if (!(await access)) throw new Error(`No access to ${address}`);
  const kept = index === null ? null : await keepIndex(account.id, index);
  await send('directory/refresh', { accountId: account.id });
  if (kept !== null && (await villagesOf(account.id)) !== kept.villages)
    throw new Error('These are other villages than those that were made ready');
  await pass('language', 'account');
}

interface Index {
  readonly villages: string;
  readonly rows: readonly StoredIndex[];
}

/** The villages of the one account, as the extension itself made them ready for matching; `null` while it has not. */
async function readIndex(): Promise<string | null> {
  const rows = await (await openDatabase()).getAll('village-indexes');
  if (rows.length !== 2) return null;
  const index: Index = { villages: await villagesOf(rows[0]?.accountId ?? ''), rows };
  return pack(index);
}

async function keepIndex(accountId: string, text: string): Promise<Index> {
  const database = await openDatabase();
  const index = unpack(text) as Index;
  await Promise.all(index.rows.map((row) => database.put('village-indexes', { ...row, accountId })));
  return index;
}

async function villagesOf(accountId: string): Promise<string> {
  return JSON.stringify((await findIn('directories', accountId))?.villages);
}

async function addStore({ origin }: WantedStore): Promise<void> {
  if (!(await enableStore(origin, true))) throw new Error(`No access to ${origin}`);
  await pass('store');
}

/** The guide to the first parcel comes as far as it would have come on the page. */
async function pass(...steps: readonly WelcomeStep[]): Promise<void> {
  const begun = (await findWelcomeProgress()) ?? WELCOME_BEGUN;
  await saveWelcomeProgress(steps.reduce(passStep, begun));
}

export type SetUpAtPress = typeof setUpAtPress;
export type ReadIndex = typeof readIndex;

Object.assign(globalThis, { setUpAtPress, readIndex });
