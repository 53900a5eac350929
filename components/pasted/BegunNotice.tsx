import type { ComponentChildren } from 'preact';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { Notice } from '../ui/Notice';

interface BegunNoticeProps {
  readonly fields: ParcelFields;
  readonly actions: ComponentChildren;
}

/** Only one form is filled by hand at a time: the one begun for somebody else is discarded only by the person. */
export function BegunNotice({ fields: { phone, phone2, firstName }, actions }: BegunNoticeProps) {
  const { t } = useText();
  const text = t('begun-text', { who: phone || phone2 || firstName });
  return <Notice tone="info" title={t('begun-title')} live actions={actions} text={text} />;
}
