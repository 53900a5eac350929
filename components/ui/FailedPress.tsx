import { signal } from '@preact/signals';
import type { Failure } from '../../lib/failure';
import { failureOf } from '../../lib/storage/log';
import { useText } from '../text/use-text';
import { Button } from './Button';
import { FailureNotice } from './FailureNotice';

/** Why the newest press without a place of its own for that was not carried out. */
const newest = signal<Failure | null>(null);

/**
 * For the `catch` of a press that has no place of its own to say why it failed: the page says it.
 * @param where names it in the log
 */
export function saidByPage(where: string): (error: unknown) => void {
  return (error) => {
    newest.value = failureOf(error, where);
  };
}

/** Stands once in each page, in sight wherever the press was. */
export function FailedPress() {
  const { t } = useText();
  if (newest.value === null) return null;
  const close = () => {
    newest.value = null;
  };
  return (
    <div class="failed-press">
      <FailureNotice failure={newest.value} actions={<Button small onPress={close} text={t('close')} />} />
    </div>
  );
}
