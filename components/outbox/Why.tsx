import type { ComponentChildren } from 'preact';
import { useText } from '../text/use-text';
import { Icon } from '../ui/Icon';

/** What led to how a parcel stands, for who wants to know; nothing in it has to be read to go on. */
export function Why({ children }: { readonly children: ComponentChildren }) {
  const { t } = useText();
  return (
    <details class="disclosure">
      <summary class="row disclosure__summary">
        <Icon name="chevron-down" />
        {t('outbox-why')}
      </summary>
      <div class="stack loose disclosure__body">{children}</div>
    </details>
  );
}
