import { OpenStore } from '../../../components/store-list/OpenStore';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { FileButton } from '../../../components/ui/FileButton';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import { Tag } from '../../../components/ui/Tag';
import { commaIn } from '../../../lib/i18n/comma';
import { DATUM_TITLES } from '../../../lib/i18n/teach-titles';
import type { TaughtStore } from '../../../lib/messaging/views/teaching';
import { focusHeading, type SectionProps } from '../Section';
import { StoreButtons } from './StoreButtons';
import { useTaught } from './use-taught';

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
          <Button onPress={save} text={t('numbers-export')} />
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
