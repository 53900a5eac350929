import type { SeenContent } from '../../lib/messaging/views/tools';
import { useText } from '../text/use-text';
import { Ltr } from '../ui/Ltr';

interface SeenContentsProps {
  readonly contents: readonly SeenContent[];
  readonly parcelCode: string;
  readonly accountId: string;
}

/** The contents that came back with a parcel, each a way to its form: nowhere else does the service name them. */
export function SeenContents({ contents, parcelCode, accountId }: SeenContentsProps) {
  const { t } = useText();
  if (contents.length === 0) return null;
  const query = new URLSearchParams({ parcel: parcelCode, account: accountId });
  return (
    <section class="seen-contents" aria-label={t('restore-contents')}>
      <p class="comparison__title">{t('restore-contents')}</p>
      <p class="soft small">{t('restore-contents-text')}</p>
      <ul class="seen-contents__list">
        {contents.map(({ id, name, quantity }) => (
          <li key={id}>
            <a class="seen-contents__one" href={`#/contents/${id}?${query}`}>
              {name === null ? t('content-number', { id: String(id) }) : <bdi>{name}</bdi>}
              {quantity !== null && <Ltr>× {quantity.replace(/\.0+$/, '')}</Ltr>}
              {name !== null && <span class="soft small">{t('content-number', { id: String(id) })}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
