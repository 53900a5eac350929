import { momentText } from '../../lib/i18n/moment-text';
import type { Village } from '../../lib/villages/village';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { villageLabel } from '../village-picker/village-label';

/** An account's list of villages, in figures. */
export interface DirectoryFigures {
  readonly villages: number;
  readonly cities: number;
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number;
  /** Records of the answer that could not be read. */
  readonly skipped: number;
  readonly hidden: readonly Village[];
}

interface DirectoryCardProps {
  readonly directory: DirectoryFigures | null;
  readonly fetching: boolean;
  /** The newest fetch of this sitting went well. */
  readonly fetched: boolean;
  /** The person keeps an old list that the service has since changed. */
  readonly oldKept: boolean;
  readonly onFetch: () => void;
  readonly onUnhide: (village: Village) => void;
}

/** How many villages there are, how old the list is, and the way to a fresh one. */
export function DirectoryCard(props: DirectoryCardProps) {
  const { directory, fetching } = props;
  const { t, language } = useText();
  return (
    <div class="card directory">
      <div class="spread top directory__head">
        <div>
          {directory === null ? (
            <p>{t('failure-directory-missing')}</p>
          ) : (
            <>
              <p class="bold">
                {t('villages-count', { count: directory.villages })}
                {' · '}
                {t('cities-count', { count: directory.cities })}
              </p>
              <p class="soft small">
                {t('villages-fetched', { when: momentText(directory.fetchedAt, language) })}
              </p>
            </>
          )}
          <p class="small good directory__done" role="status">
            {props.fetched && !fetching ? t('saved') : ''}
          </p>
        </div>
        <Button busy={fetching} onPress={props.onFetch}>
          {t(fetching ? 'loading' : 'village-directory-fetch')}
        </Button>
      </div>
      {directory !== null && directory.skipped > 0 && (
        <Notice tone="warning" text={t('villages-skipped', { count: directory.skipped })} />
      )}
      {props.oldKept && <p class="soft small">{t('villages-lost-old-kept')}</p>}
      {directory !== null && directory.hidden.length > 0 && (
        <div class="stack directory__hidden">
          <h3 class="large">{t('village-hidden')}</h3>
          <p class="soft small">{t('villages-hidden-text')}</p>
          <div class="actions">
            {directory.hidden.map((village) => (
              <Button small key={village.id} onPress={() => props.onUnhide(village)}>
                {t('villages-hidden-offer', { village: villageLabel(village, language) })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
