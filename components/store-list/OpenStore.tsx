import type { EnabledStore } from '../../lib/settings/settings';
import { useText } from '../text/use-text';
import { Ltr } from '../ui/Ltr';

interface OpenStoreProps {
  readonly stores: readonly EnabledStore[];
  readonly isMain?: boolean;
}

/** The way to where orders are: each store, or the place where one is added. */
export function OpenStore({ stores, isMain = true }: OpenStoreProps) {
  const { t } = useText();
  if (stores.length === 0) {
    return (
      <a class="button button--primary" href="/options.html#/stores">
        {t('store-add')}
      </a>
    );
  }
  return (
    <>
      {stores.map(({ origin }, index) => (
        <a
          key={origin}
          class={isMain && index === 0 ? 'button button--primary' : 'button button--secondary'}
          href={origin}
          target="_blank"
          rel="noreferrer"
        >
          <span>
            {t('store-visit')} <Ltr>{new URL(origin).host}</Ltr>
          </span>
        </a>
      ))}
    </>
  );
}
