import { useState } from 'preact/hooks';
import { OpenStore } from '../../../components/store-list/OpenStore';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { FileButton } from '../../../components/ui/FileButton';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import { saveFile } from '../../../components/ui/save-file';
import { Tag } from '../../../components/ui/Tag';
import { useEnding, useRead } from '../../../components/ui/use-read';
import type { Failure } from '../../../lib/failure';
import { commaIn } from '../../../lib/i18n/comma';
import { DATUM_TITLES } from '../../../lib/i18n/teach-titles';
import { send } from '../../../lib/messaging/send';
import { onChanged } from '../../../lib/messaging/signals';
import type { TaughtStore } from '../../../lib/messaging/views/teaching';
import { failureOf } from '../../../lib/storage/log';
import { FILE_LIMIT } from '../../../lib/teaching/teaching-schema';
import { focusHeading, type SectionProps } from '../Section';
import { StoreButtons } from './StoreButtons';

/** The stores that were taught, and the file that brings them to other people. */
export function TaughtSection(props: SectionProps) {
  const { t } = useText();
  const { stores } = props.settings;
  const { taught, outcome, forget, save, open } = useTaught();
  return (
    <>
      {taught?.length === 0 && <p class="soft">{t('taught-none')}</p>}
      {taught !== null && taught.length > 0 && <TaughtList {...props} taught={taught} forget={forget} />}
      {outcome?.kind === 'added' && (
        <Notice tone="good" live text={t('taught-imported-count', { count: outcome.count })} />
      )}
      {outcome?.kind === 'failed' && <FailureNotice tone="warning" failure={outcome.failure} />}
      <div class="actions">
        {taught?.length === 0 && stores.length > 0 && <OpenStore stores={stores} isMain={false} />}
        {taught?.some(({ state }) => state === 'confirmed') === true && (
          <Button onPress={save} text={t('save-as-file')} />
        )}
        <FileButton
          name="taught"
          label={t('numbers-import')}
          onFile={(file) => void file.text().then(open)}
        />
      </div>
    </>
  );
}

interface TaughtListProps extends SectionProps {
  readonly taught: readonly TaughtStore[];
  readonly forget: (id: string) => void;
}

const TONES = { confirmed: 'good', unconfirmed: 'warning', imported: 'warning' } as const;

function TaughtList({ taught, forget, granted, stores }: TaughtListProps) {
  const { t, language } = useText();
  return (
    <ul class="stack loose" data-testid="taught-list">
      {taught.map(({ id, origin, state, address, data }) => {
        const nameId = `taught-${id}`;
        const shut = granted !== null && !granted.has(origin);
        return (
          <li key={id} class="stack surface store" data-taught={origin} data-state={state}>
            <div class="cluster store__head">
              <span class="bold breaks store__name" id={nameId}>
                <Ltr>{origin.replace(/^https:\/\//, '') + address}</Ltr>
              </span>
              <Tag tone={TONES[state]}>
                {t(state === 'confirmed' ? 'account-active' : `taught-state-${state}`)}
              </Tag>
            </div>
            <p class="soft small">
              {t('reading-as')}: {data.map((datum) => t(DATUM_TITLES[datum])).join(commaIn(language))}
            </p>
            {state === 'imported' && <p class="small">{t('taught-imported-text')}</p>}
            <StoreButtons
              nameId={nameId}
              shut={shut}
              onAccess={() => stores.enable(origin)}
              onRemove={() => {
                forget(id);
                focusHeading('taught');
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

type TaughtOutcome =
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

function useTaught() {
  const [taught, look] = useRead<readonly TaughtStore[] | null>(
    null,
    // After a failure the last list stays.
    (now) => send('taught/list', {}).catch(now),
    [],
    'options: taught stores',
  );
  useEnding((closed) => onChanged(() => void look(), closed), [look]);
  const [outcome, setOutcome] = useState<TaughtOutcome | null>(null);
  const follow = (done: Promise<TaughtOutcome | null>) => {
    setOutcome(null);
    done
      .then(setOutcome, (error: unknown) =>
        setOutcome({ kind: 'failed', failure: failureOf(error, 'options') }),
      )
      .then(look);
  };
  return {
    taught,
    /** The result of the last action, where there is something to say. */
    outcome,
    forget: (id: string) => follow(send('taught/remove', { id })),
    save: () =>
      follow(
        send('taught/export', {}).then((text) => {
          saveFile('shahna-stores.json', 'application/json', text);
          return null;
        }),
      ),
    // A file that is too long for a message is none of ours: an empty text is refused the same way.
    open: (file: string) =>
      follow(
        send('taught/import', { file: file.length > FILE_LIMIT ? '' : file }).then(({ added }) => ({
          kind: 'added',
          count: added,
        })),
      ),
  };
}
