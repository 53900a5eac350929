import { useState } from 'preact/hooks';
import type { Comparison } from '../../lib/ledger/compare-parcel';
import type { RestoredView } from '../../lib/messaging/views/tools';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Disclosure } from '../ui/Disclosure';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { Tag } from '../ui/Tag';
import { UnreadFields } from '../ui/UnreadFields';
import { SeenContents } from './SeenContents';

interface RestoredParcelProps {
  readonly restored: RestoredView;
  readonly accountId: string;
  readonly currency: string | null;
}

const TONES = { same: 'good', differs: 'bad', 'not-told': 'plain', 'not-asked': 'plain' } as const;

/** What came back: beside what was asked for, and then whole. */
export function RestoredParcel({ restored, accountId, currency }: RestoredParcelProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const { comparisons } = restored;
  const differs = comparisons?.some(({ verdict }) => verdict === 'differs') ?? false;
  return (
    <>
      <Notice tone="good" title={t('restore-done', { code: restored.parcelCode })} live />
      <UnreadFields names={restored.unread} />
      {differs && (
        <Notice tone="warning" live>
          <p>{t('restore-differs')}</p>
        </Notice>
      )}
      {comparisons === null ? (
        <p class="soft">{t('restore-not-here')}</p>
      ) : (
        <table class="comparison">
          <caption class="comparison__title">{t('restore-compared')}</caption>
          <thead>
            <tr>
              <td class="comparison__cell" />
              <th class="comparison__cell comparison__cell--name" scope="col">
                {t('restore-asked')}
              </th>
              <th class="comparison__cell comparison__cell--name" scope="col">
                {t('restore-has')}
              </th>
            </tr>
          </thead>
          <tbody>
            {comparisons.map((comparison) => (
              <tr key={comparison.of}>
                <th class="comparison__cell comparison__cell--name" scope="row">
                  {t(`restore-of-${comparison.of}`)}
                </th>
                <td class="comparison__cell">
                  <Side text={comparison.asked} of={comparison.of} currency={currency} />
                </td>
                <td class="comparison__cell">
                  <Side text={comparison.has} of={comparison.of} currency={currency} />{' '}
                  <Tag tone={TONES[comparison.verdict]}>{t(`restore-verdict-${comparison.verdict}`)}</Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <SeenContents contents={restored.contents} parcelCode={restored.parcelCode} accountId={accountId} />
      <Disclosure summary={t('restore-record')} open={open} onToggle={setOpen}>
        <dl class="record">
          {Object.entries(restored.record).map(([name, value]) => (
            <div key={name} class="record__line">
              <dt>
                <Ltr code>{name}</Ltr>
              </dt>
              <dd>
                <Value value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  );
}

interface SideProps {
  readonly text: string | null;
  readonly of: Comparison['of'];
  readonly currency: string | null;
}

function Side({ text, of, currency }: SideProps) {
  if (text === null) return <span class="soft">—</span>;
  return of === 'village' ? <bdi>{text}</bdi> : <Amount value={text} currency={currency} />;
}

/** The service's own value, in its own words and figures. */
function Value({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined) return <span class="soft">—</span>;
  if (typeof value !== 'object') return <bdi>{String(value)}</bdi>;
  return (
    <pre dir="ltr" class="record__nested">
      {JSON.stringify(value, null, 1)}
    </pre>
  );
}
