import type { ComponentChildren } from 'preact';
import type { Failure } from '../../lib/failure';
import { failureTextId } from '../../lib/i18n/failure-text';
import { useText } from '../text/use-text';
import { Notice } from './Notice';
import { ServiceWords } from './ServiceWords';

interface FailureNoticeProps {
  readonly failure: Pick<Failure, 'code' | 'params' | 'serviceText'>;
  readonly tone?: 'warning' | 'bad';
  readonly title?: string;
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** What went wrong, in our words and in the service's. */
export function FailureNotice({ failure, tone = 'bad', title, actions, children }: FailureNoticeProps) {
  const { lookUp } = useText();
  return (
    <Notice
      tone={tone}
      title={title}
      actions={actions}
      foot={<ServiceWords words={failure.serviceText} />}
      live
    >
      <p>{lookUp(failureTextId(failure.code), failure.params)}</p>
      {children}
    </Notice>
  );
}
