import { known, type Order, unknown } from '../../lib/order';
import { describeOrder } from '../../lib/parcel/description';
import { useText } from '../text/use-text';
import { Ltr } from '../ui/Ltr';

/** What a content template makes of an order, and what can stand in it. */
export function TemplateHint({ template }: { readonly template: string }) {
  const { t } = useText();
  const { text } = describeOrder(sampleOrder(t('account-sample-item')), template);
  return (
    <>
      {t('account-template-example')} <bdi>{text}</bdi>
      <dl class="placeholders">
        {(['items', 'number', 'store'] as const).map((name) => (
          <div key={name}>
            <dt>
              <Ltr code>{`{${name}}`}</Ltr>
            </dt>
            <dd>{t(`account-template-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function sampleOrder(item: string): Pick<Order, 'items' | 'number' | 'store'> {
  return {
    items: [
      {
        name: item,
        sku: null,
        quantity: known('2', 'store-data'),
        unitAmount: unknown('absent'),
        amount: unknown('absent'),
      },
    ],
    number: known('1042', 'store-data'),
    store: { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/' },
  };
}
