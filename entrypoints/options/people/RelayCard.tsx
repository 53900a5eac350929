import { useState } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Confirmed } from '../../../components/ui/Confirm';
import { FactList, type ListedFact } from '../../../components/ui/FactList';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import { Select } from '../../../components/ui/Select';
import { Time } from '../../../components/ui/Time';
import { failureTextId } from '../../../lib/i18n/failure-text';
import type { RelayView } from '../../../lib/messaging/views/relay';
import type { Account } from '../../../lib/settings/account';
import type { RelayControl } from './use-relay';

interface RelayCardProps {
  readonly relay: Exclude<RelayView, { state: 'none' }>;
  readonly accounts: readonly Account[];
  readonly control: RelayControl;
}

/** The shop's server that this browser is connected to, or is about to be. */
export function RelayCard({ relay, accounts, control }: RelayCardProps) {
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
      {!isAccountKnown && accounts.length > 0 && <AskAccount {...{ accounts, accountId, control }} />}
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
            <Button small onPress={() => control.giveAccess(relay.url)} text={t('outbox-give-access')} />
          }
          text={t(isJoined ? 'failure-permission-missing' : 'relay-waits')}
        />
      )}
      {relay.hasAccess && relay.trouble !== null && (
        <Notice
          tone="warning"
          actions={!isJoined && <Button small onPress={control.joinAgain} text={t('try-again')} />}
          text={lookUp(failureTextId(relay.trouble), { name: '' })}
        />
      )}
      <Confirmed
        title={`${t('relay-leave')}: ${relay.shop}`}
        text={t('relay-leave-text')}
        confirm={t('relay-leave')}
        onConfirm={control.leave}
      >
        {(ask, asking) => (
          <div class="actions">
            <Button kind="quiet" buttonRef={asking} onPress={ask} text={t('relay-leave')} />
          </div>
        )}
      </Confirmed>
    </div>
  );
}

interface AskAccountProps extends Pick<RelayCardProps, 'accounts' | 'control'> {
  /** The one in use. */
  readonly accountId: string;
}

/** Which account the server tells of, once the one that it was joined for was removed: nothing else can tell. */
function AskAccount({ accounts, accountId, control }: AskAccountProps) {
  const { t } = useText();
  const [picked, setPicked] = useState(accountId || (accounts[0]?.id ?? ''));
  return (
    <>
      <Select
        id="relay-account"
        label={t('relay-account')}
        value={picked}
        choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        onPick={setPicked}
      />
      <div class="actions">
        <Button small busy={control.busy} onPress={() => control.followAccount(picked)} text={t('save')} />
      </div>
    </>
  );
}
