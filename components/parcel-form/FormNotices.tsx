import { isMarkedWrong, isWithdrawn, titleOf } from '../../lib/outbox/meaning';
import { MarkWrong } from '../outbox/MarkWrong';
import { useText } from '../text/use-text';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import type { FormState } from './form-state';

/** What is to be said of the parcel as a whole, above its fields. */
export function FormNotices({ state }: { readonly state: FormState }) {
  const { t } = useText();
  const failure = state.failure.value;
  const { row } = state.form.value;
  const refusal = state.refusalOfWhole.value;
  return (
    <>
      {state.another.value && (
        <Notice tone="warning" title={t('another-parcel')}>
          {row?.parcelCode && <p>{t('another-text', { code: row.parcelCode })}</p>}
        </Notice>
      )}
      {failure !== null && <FailureNotice failure={failure} title={t('outcome-failed')} />}
      {refusal !== null && failure === null && (
        <FailureNotice
          failure={refusal}
          tone="warning"
          title={t(row === null ? 'outcome-refused' : titleOf(row))}
        />
      )}
      {row !== null && isMarkedWrong(row) && (
        <Notice tone="warning" title={t('row-wrong')}>
          <p>
            <bdi>{row.parcelCode}</bdi>
          </p>
          <MarkWrong row={row} onMark={(wrong) => state.rowActions.markWrong(row, wrong)} />
        </Notice>
      )}
      {row !== null && isWithdrawn(row) && row.refusal === null && (
        <Notice tone="info">{t('row-withdrawn')}</Notice>
      )}
    </>
  );
}
