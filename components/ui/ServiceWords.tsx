import { useText } from '../text/use-text';

/** The service's own words, as they came, beside ours. */
export function ServiceWords({ words }: { readonly words: string | null }) {
  const { t } = useText();
  if (words === null || words === '') return null;
  return (
    <p class="soft small service-words">
      {t('service-says')} <bdi>{words}</bdi>
    </p>
  );
}
