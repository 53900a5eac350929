import type { ComponentChildren } from 'preact';
import { failureTextId } from '../../lib/i18n/failure-text';
import type { RowView } from '../../lib/messaging/views/row';
import { useText } from '../text/use-text';
import { Notice } from '../ui/Notice';
import { ServiceWords } from '../ui/ServiceWords';

interface DuplicateCardProps {
  readonly refusal: NonNullable<RowView['refusal']>;
  /** The press that asks for a second parcel. */
  readonly force: ComponentChildren;
}

/** The recipient has a parcel already: what that may mean, and a second parcel as the one thing to press. */
export function DuplicateCard({ refusal, force }: DuplicateCardProps) {
  const { t, lookUp } = useText();
  return (
    <Notice
      tone="warning"
      live
      title={lookUp(failureTextId(refusal.code), refusal.params)}
      actions={force}
      foot={<ServiceWords words={refusal.serviceText} />}
      text={t('duplicate-text')}
    />
  );
}
