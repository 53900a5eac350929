import { useText } from '../../../components/text/use-text';
import { Notice } from '../../../components/ui/Notice';
import { Spinner } from '../../../components/ui/Spinner';

/** Stands where parcels will, until they are read. */
export function Reading({ failed }: { readonly failed: boolean }) {
  const { t } = useText();
  return failed ? (
    <Notice tone="bad" live>
      <p>{t('failure-storage-unavailable')}</p>
    </Notice>
  ) : (
    <p class="desk__waiting" role="status">
      <Spinner />
      {t('loading')}
    </p>
  );
}
