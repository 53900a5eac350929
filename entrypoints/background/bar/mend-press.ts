import type { FailureCode } from '../../../lib/failure';
import type { Translator } from '../../../lib/i18n/translator';
import type { BarPress } from '../../../lib/messaging/views/bar';

/** The one button that leads to what can be done about a failure; where there is no other, it opens the form. */
export function mendPress(translator: Translator, code: FailureCode | null): BarPress {
  const mend = code === null ? undefined : MENDS[code];
  return mend === undefined
    ? { kind: 'review', label: translator.t('bar-action-review') }
    : { kind: mend.kind, label: translator.t(mend.label) };
}

/** The field of the account's form that has to be changed; `null`: no single field. */
export function mendedField(code: FailureCode | null): 'key' | 'address' | null {
  const mend = code === null ? undefined : MENDS[code];
  if (mend === KEY) return 'key';
  return mend === ADDRESS ? 'address' : null;
}

const KEY = { kind: 'account', label: 'bar-mend-key' } as const;
const ADDRESS = { kind: 'account', label: 'bar-mend-address' } as const;
const ACCESS = { kind: 'review', label: 'bar-mend-access' } as const;
const FIELDS = { kind: 'review', label: 'bar-mend-fields' } as const;
const VILLAGE = { kind: 'review', label: 'bar-mend-village' } as const;
const MENDS: Partial<
  Record<
    FailureCode,
    {
      readonly kind: 'account' | 'review';
      readonly label: `bar-mend-${'key' | 'address' | 'access' | 'fields' | 'village' | 'account' | 'duplicate'}`;
    }
  >
> = {
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
