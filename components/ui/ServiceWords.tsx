import { useText } from '../text/use-text';

interface ServiceWordsProps {
  readonly words: string | null;
}

/** The service's own words, as they came, beside ours. */
export function ServiceWords({ words }: ServiceWordsProps) {
  const { t } = useText();
  if (words === null || words === '') return null;
  return (
    <p class="soft small service-words">
      {t('service-says')} <bdi>{words}</bdi>
    </p>
  );
}
