import type { RowView } from '../../lib/messaging/views/row';
import { ServiceWords } from '../parcel-form/ServiceWords';
import { useText } from '../text/use-text';
import { CopyButton } from '../ui/CopyButton';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { Spinner } from '../ui/Spinner';
import { AttemptList } from './AttemptList';
import { CodeField } from './CodeField';
import type { RowActions } from './row-actions';
import { StoreNotAsked } from './StoreNotAsked';
import { UnknownRow } from './UnknownRow';
import { WaitingRow } from './WaitingRow';

interface RowDetailProps {
  readonly row: RowView;
  readonly actions: RowActions;
}

/** One intended parcel that is not simply created: how it stands, and what can be done about it. */
export function RowDetail({ row, actions }: RowDetailProps) {
  const { t, lookUp } = useText();
  switch (row.state) {
    case 'queued':
      return <WaitingRow row={row} actions={actions} />;
    case 'sending':
      return (
        <div role="status">
          <p class="outcome__busy">
            <Spinner />
            <strong>{t('outcome-sending')}</strong>
          </p>
          <p>{t('outcome-sending-text')}</p>
        </div>
      );
    case 'unknown':
      return <UnknownRow row={row} actions={actions} />;
    case 'made-code-unknown':
      return (
        <div class="outbox__parts">
          <Notice tone="warning" title={t('outcome-made')} live>
            <p>{t('outcome-made-text')}</p>
            <CodeField save={t('settle-code-save')} onSave={(code) => actions.enterCode(row, code)} />
          </Notice>
          <AttemptList attempts={row.attempts} />
        </div>
      );
    case 'refused':
      return (
        <div class="outbox__parts">
          <Notice tone="bad" title={t('outcome-refused')}>
            {row.refusal && <p>{lookUp(`failure-${row.refusal.code}`, row.refusal.params)}</p>}
            <ServiceWords words={row.refusal?.serviceText ?? null} />
          </Notice>
          <AttemptList attempts={row.attempts} />
        </div>
      );
    case 'created':
    case 'settled':
      return <SettledRow row={row} actions={actions} />;
    case 'withdrawn':
      return (
        <Notice tone={row.refusal === null ? 'info' : 'warning'} title={t('outcome-withdrawn')}>
          {row.refusal && <p>{lookUp(`failure-${row.refusal.code}`, row.refusal.params)}</p>}
        </Notice>
      );
  }
}

function SettledRow({ row, actions }: RowDetailProps) {
  const { t } = useText();
  const { parcelCode } = row;
  if (parcelCode === null) return <Notice tone="info" title={t('outbox-settled-not-made')} />;
  const title = row.state === 'created' ? t('outcome-created') : t('outbox-settled-made');
  return (
    <div class="outbox__parts">
      <Notice tone="good" title={title}>
        <p class="outcome__code">
          <Ltr code>{parcelCode}</Ltr>
        </p>
        <CopyButton text={parcelCode} />
      </Notice>
      <StoreNotAsked row={row} />
      {row.codeFrom === 'person' && (
        <details class="disclosure">
          <summary class="disclosure__summary">{t('settle-code-correct')}</summary>
          <CodeField
            save={t('settle-code-save')}
            initial={parcelCode}
            onSave={(code) => actions.enterCode(row, code)}
          />
        </details>
      )}
    </div>
  );
}
