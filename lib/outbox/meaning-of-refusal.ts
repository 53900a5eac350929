import type { FailureCode } from '../failure';

export interface Mend {
  /** `account`: in the settings, at the account; `review`: in the parcel's form. */
  readonly kind: 'account' | 'review';
  readonly label:
    | `bar-mend-${'key' | 'address' | 'account' | 'duplicate'}`
    | 'bar-look-first'
    | 'next-village'
    | 'outbox-give-access';
  /** The field of the account's form that has to be changed. */
  readonly field?: 'key' | 'address';
}

export function findMend(code: FailureCode | null): Mend | null {
  return (code === null ? undefined : MENDS[code]) ?? null;
}

const KEY: Mend = { kind: 'account', label: 'bar-mend-key', field: 'key' };
const ADDRESS: Mend = { kind: 'account', label: 'bar-mend-address', field: 'address' };
const ACCESS: Mend = { kind: 'review', label: 'outbox-give-access' };
const FIELDS: Mend = { kind: 'review', label: 'bar-look-first' };
const VILLAGE: Mend = { kind: 'review', label: 'next-village' };
const MENDS: Partial<Record<FailureCode, Mend>> = {
  'key-refused': KEY,
  'key-missing': KEY,
  'key-unavailable': KEY,
  'not-premium-or-key-refused': KEY,
  'invalid-address': ADDRESS,
  'html-answer': ADDRESS,
  'unexpected-answer': ADDRESS,
  'answer-too-large': ADDRESS,
  redirected: ADDRESS,
  // A page's bar may not ask the browser for access: the form that opens does.
  'permission-missing': ACCESS,
  'account-missing': { kind: 'account', label: 'bar-mend-account' },
  'closed-village': VILLAGE,
  'hidden-village': VILLAGE,
  'dimensions-not-accepted': FIELDS,
  'price-over-limit': FIELDS,
  'fields-refused': FIELDS,
  'invalid-request': FIELDS,
  'duplicate-recipient': { kind: 'review', label: 'bar-mend-duplicate' },
};

/** The store's answer took the press back: the order itself, on its page, says what can be done. */
export function isOfStore(code: FailureCode): boolean {
  return OF_STORE.has(code);
}

const OF_STORE: ReadonlySet<FailureCode> = new Set([
  'changed-since-shown',
  'merge-changed',
  'store-signed-out',
  'store-not-asked',
]);
