import type { TaughtStore } from '../../lib/messaging/views/teaching';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Ltr } from '../ui/Ltr';
import { Tag } from '../ui/Tag';

interface TaughtListProps {
  readonly taught: readonly TaughtStore[];
  /** Origins the browser gives access to at this moment; `null` until it has said. */
  readonly granted: ReadonlySet<string> | null;
  /** Called in the press itself, with nothing awaited before: the browser asks the person. */
  readonly onGiveAccess: (origin: string) => void;
  readonly onForget: (id: string) => void;
}

const TONES = { confirmed: 'good', unconfirmed: 'warning', imported: 'warning' } as const;

/** Every taught kind of page. */
export function TaughtList({ taught, granted, onGiveAccess, onForget }: TaughtListProps) {
  const { t, lookUp } = useText();
  return (
    <ul class="stores" data-testid="taught-list">
      {taught.map(({ id, origin, state, address, data }) => {
        const nameId = `taught-${id}`;
        const shut = granted !== null && !granted.has(origin);
        return (
          <li key={id} class="store" data-taught={origin} data-state={state}>
            <div class="store__head">
              <span class="store__name" id={nameId}>
                <Ltr>{origin.replace(/^https:\/\//, '') + address}</Ltr>
              </span>
              <Tag tone={TONES[state]}>{t(`taught-state-${state}`)}</Tag>
            </div>
            <p class="soft small">
              {t('taught-reads')} {data.map((datum) => lookUp(`teach-datum-${datum}`)).join('، ')}
            </p>
            {state === 'imported' && <p class="small">{t('taught-imported-text')}</p>}
            <div class="actions">
              {shut && (
                <Button describedBy={nameId} onPress={() => onGiveAccess(origin)}>
                  {t('store-give-access')}
                </Button>
              )}
              <Button kind="quiet" describedBy={nameId} onPress={() => onForget(id)}>
                {t('taught-remove')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
