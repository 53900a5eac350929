import { useText } from '../text/use-text';

/** On top of every surface that shows a practice account; the surface itself carries `data-environment`. */
export function PracticeBand() {
  const { t } = useText();
  return <p class="practice-band">{t('practice-band')}</p>;
}
