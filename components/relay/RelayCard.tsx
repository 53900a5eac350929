import { failureTextId } from '../../lib/i18n/failure-text';
import type { RelayView } from '../../lib/messaging/views/relay';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Confirmed } from '../ui/Confirm';
import { FactList, type ListedFact } from '../ui/FactList';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { Time } from '../ui/Time';
import { AskAccount } from './AskAccount';

interface RelayCardProps {
  readonly relay: Exclude<RelayView, { state: 'none' }>;
  readonly accounts: readonly Account[];
  readonly busy: boolean;
  readonly onAccount: (accountId: string) => void;
  /** Called in the click handler itself, since the browser asks for access only then. */
  readonly onAccess: () => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** The shop's server that this browser is connected to, or is about to be. */
export function RelayCard({ relay, accounts, busy, onAccount, onAccess, onAgain, onLeave }: RelayCardProps) {
  const { t, lookUp } = useText();
  const { accountId, isAccountKnown } = relay;
  const account = accounts.find(({ id }) => id === accountId);
  const isNamed = isAccountKnown && accounts.length > 1;
  const isJoined = relay.state === 'joined';
  const facts: readonly ListedFact[] = [
    [t('label-shop'), <bdi>{relay.shop}</bdi>],
    [t('relay-you'), <bdi>{relay.memberName}</bdi>],
    [t('relay-account'), isNamed && <bdi>{account?.name}</bdi>],
    [t('relay-server'), <Ltr>{relay.url}</Ltr>],
  ];
  return (
    <div class="card" data-testid="relay" data-state={relay.state}>
      <FactList class="facts" facts={facts} />
      {!isAccountKnown && accounts.length > 0 && <AskAccount {...{ accounts, accountId, busy, onAccount }} />}
      {isJoined && (
        <p class="soft">
          {relay.caughtUpAt === null ? (
            t('numbers-none')
          ) : (
            <>
              {t('relay-fetched')} <Time at={relay.caughtUpAt} />
            </>
          )}
        </p>
      )}
      {!relay.hasAccess && (
        <Notice
          tone="warning"
          actions={
            <Button small onPress={onAccess}>
              {t('outbox-give-access')}
            </Button>
          }
          text={t(isJoined ? 'failure-permission-missing' : 'relay-waits')}
        />
      )}
      {relay.hasAccess && relay.trouble !== null && (
        <Notice
          tone="warning"
          actions={
            !isJoined && (
              <Button small onPress={onAgain}>
                {t('try-again')}
              </Button>
            )
          }
          text={lookUp(failureTextId(relay.trouble), { name: '' })}
        />
      )}
      <Confirmed
        title={`${t('relay-leave')}: ${relay.shop}`}
        text={t('relay-leave-text')}
        confirm={t('relay-leave')}
        onConfirm={onLeave}
      >
        {(ask, asking) => (
          <div class="actions">
            <Button kind="quiet" buttonRef={asking} onPress={ask}>
              {t('relay-leave')}
            </Button>
          </div>
        )}
      </Confirmed>
    </div>
  );
}
