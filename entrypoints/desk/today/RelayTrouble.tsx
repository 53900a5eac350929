import { useText } from '../../../components/text/use-text';
import { Notice } from '../../../components/ui/Notice';
import { useRead } from '../../../components/ui/use-read';
import { failureTextId } from '../../../lib/i18n/failure-text';
import type { RelayView } from '../../../lib/messaging/views/relay';
import type { SectionProps } from '../section';

/** While the shop's server does not answer this browser no colleague is asked before a parcel is made: that is said. */
export function RelayTrouble({ desk }: Pick<SectionProps, 'desk'>) {
  const { t, lookUp } = useText();
  const [relay] = useRead<RelayView | null>(
    null,
    () => desk.ask('relay/view', {}),
    [desk, desk.changes.value],
    'desk: relay',
  );
  if (relay?.state !== 'joined' || relay.trouble === null) return null;
  return (
    <Notice
      tone="warning"
      title={t('bar-colleagues-not-asked')}
      text={lookUp(failureTextId(relay.trouble), { name: '' })}
      actions={
        <a class="button button--secondary button--small" href="/options.html#/people">
          {t('options-people')}
        </a>
      }
    />
  );
}
