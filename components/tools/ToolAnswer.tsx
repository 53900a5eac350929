import type { ComponentChildren } from 'preact';
import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';
import { FactList, type ListedFact } from '../ui/FactList';
import { Notice } from '../ui/Notice';
import { UnreadFields } from '../ui/UnreadFields';

interface ToolAnswerProps {
  readonly title: string;
  readonly facts: readonly ListedFact[];
  /** Fields of the answer that could not be read, by the service's names. */
  readonly unread: readonly string[];
  /** What of the answer is said outright. */
  readonly children: ComponentChildren;
}

/** What a tool did, and the service's whole answer, closed at first; what the service left out is not shown. */
export function ToolAnswer({ title, facts, unread, children }: ToolAnswerProps) {
  const { t } = useText();
  return (
    <>
      <Notice tone="good" title={title} live>
        <p>{children}</p>
        <Disclosure summary={t('answer-whole')}>
          <FactList class="pairs" facts={facts} />
        </Disclosure>
      </Notice>
      <UnreadFields names={unread} />
    </>
  );
}
