import { useText } from '../text/use-text';

/** The band on top of every page or card of a practice account, which has `data-environment` itself. */
export function PracticeBand() {
  const { t } = useText();
  return <p class="practice-band">{t('practice-band')}</p>;
}
