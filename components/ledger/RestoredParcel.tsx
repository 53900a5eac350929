import { TITLES } from '../../lib/i18n/titles';
import type { Comparison } from '../../lib/ledger/compare-parcel';
import type { RestoredView, SeenContent } from '../../lib/messaging/views/tools';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Disclosure } from '../ui/Disclosure';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { Tag } from '../ui/Tag';
import { UnreadFields } from '../ui/UnreadFields';

interface RestoredParcelProps {
  readonly restored: RestoredView;
  readonly accountId: string;
  readonly currency: string | null;
}

const TONES = { same: 'good', differs: 'bad', 'not-told': 'plain', 'not-asked': 'plain' } as const;

/** The restored parcel: compared with the row here, and then the whole record. */
export function RestoredParcel({ restored, accountId, currency }: RestoredParcelProps) {
  const { t } = useText();
  const { comparisons } = restored;
  const differs = comparisons?.some(({ verdict }) => verdict === 'differs') ?? false;
  return (
    <>
      <Notice tone="good" title={t('restore-done', { code: restored.parcelCode })} live />
      <UnreadFields names={restored.unread} />
      {differs && <Notice tone="warning" live text={t('restore-differs')} />}
      {comparisons === null ? (
        <p class="soft">{t('restore-not-here')}</p>
      ) : (
        <table class="table ruled comparison">
          <caption class="strong">{t('restore-compared')}</caption>
          <thead class="soft">
            <tr>
              <td />
              <th scope="col">{t('restore-asked')}</th>
              <th scope="col">{t('restore-has')}</th>
            </tr>
          </thead>
          <tbody>
            {comparisons.map((comparison) => (
              <tr key={comparison.of}>
                <th class="soft" scope="row">
                  {t(TITLES[comparison.of])}
                </th>
                <td>
                  <Side text={comparison.asked} of={comparison.of} currency={currency} />
                </td>
                <td>
                  <Side text={comparison.has} of={comparison.of} currency={currency} />{' '}
                  <Tag tone={TONES[comparison.verdict]}>{t(`restore-verdict-${comparison.verdict}`)}</Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <SeenContents contents={restored.contents} parcelCode={restored.parcelCode} accountId={accountId} />
      <Disclosure summary={t('answer-whole')}>
        <dl class="record">
          {Object.entries(restored.record).map(([name, value]) => (
            <div key={name} class="stack small breaks record__line">
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

function Value({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined) return <span class="soft">—</span>;
  if (typeof value !== 'object') return <bdi>{String(value)}</bdi>;
  return (
    <pre dir="ltr" class="record__nested">
      {JSON.stringify(value, null, 1)}
    </pre>
  );
}

interface SeenContentsProps {
  readonly contents: readonly SeenContent[];
  readonly parcelCode: string;
  readonly accountId: string;
}

/** The contents of the restored parcel, each a link to its form: the service names them in no other answer. */
function SeenContents({ contents, parcelCode, accountId }: SeenContentsProps) {
  const { t } = useText();
  if (contents.length === 0) return null;
  const query = new URLSearchParams({ parcel: parcelCode, account: accountId });
  return (
    <section class="seen-contents stack tight" aria-label={t('desk-contents')}>
      <p class="strong">{t('desk-contents')}</p>
      <ul>
        {contents.map(({ id, name, quantity }) => (
          <li key={id}>
            <a class="cluster way seen-contents__one" href={`#/contents/${id}?${query}`}>
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
