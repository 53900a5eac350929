import type { FailureCode } from '../../../lib/failure';
import type { Translator } from '../../../lib/i18n/translator';
import type { BarPress } from '../../../lib/messaging/views/bar';
import { findMend } from '../../../lib/outbox/meaning-of-refusal';

/** The one button that leads to what can be done about a failure; where there is no other, it opens the form. */
export function mendPress({ t }: Translator, code: FailureCode | null): BarPress {
  const mend = findMend(code);
  return mend === null
    ? { kind: 'review', label: t('bar-action-review') }
    : { kind: mend.kind, label: t(mend.label) };
}
