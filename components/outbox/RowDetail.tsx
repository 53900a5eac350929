import { failureTextId } from '../../lib/i18n/failure-text';
import type { RowView } from '../../lib/messaging/views/row';
import { isMarkedWrong, mayDo, reasonOf, titleOf, unsureTextOf } from '../../lib/outbox/meaning';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Disclosure } from '../ui/Disclosure';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { ServiceWords } from '../ui/ServiceWords';
import { Spinner } from '../ui/Spinner';
import { usePress } from '../ui/use-press';
import { AttemptList } from './AttemptList';
import { CodeField } from './CodeField';
import { FailureNote } from './FailureNote';
import { MarkWrong } from './MarkWrong';
import { RowLabel } from './RowLabel';
import type { RowProps } from './row-actions';
import { StoreNotAsked } from './StoreNotAsked';
import { TakenOver } from './TakenOver';
import { UnknownRow } from './UnknownRow';
import { WaitingRow } from './WaitingRow';

/** One intended parcel that is not simply created: how it stands, and what can be done about it. */
export function RowDetail(props: RowProps) {
  return (
    <>
      <TakenOver row={props.row} />
      <Standing {...props} />
    </>
  );
}

function Standing({ row, actions }: RowProps) {
  const { t } = useText();
  switch (row.state) {
    case 'queued':
      return <WaitingRow row={row} actions={actions} />;
    case 'sending':
      return (
        <p class="row loose accent large" role="status">
          <Spinner />
          <strong>{t(titleOf(row))}</strong>
        </p>
      );
    case 'unknown':
      return <UnknownRow row={row} actions={actions} />;
    case 'made-code-unknown':
      return (
        <div class="outbox__parts stack loose">
          <Notice tone="warning" title={t(titleOf(row))} live>
            <p>{t(unsureTextOf(row))}</p>
            <CodeField save={t('save')} onSave={(code) => actions.enterCode(row, code)} />
          </Notice>
          <Disclosure summary={t('outbox-why')}>
            <AttemptList attempts={row.attempts} />
          </Disclosure>
        </div>
      );
    case 'refused':
      return <RefusedRow row={row} actions={actions} />;
    case 'created':
    case 'settled':
      return <SettledRow row={row} actions={actions} />;
    case 'withdrawn':
      return (
        <Notice tone={row.refusal === null ? 'info' : 'warning'} title={t(titleOf(row))}>
          <Reason row={row} />
        </Notice>
      );
  }
}

/** It is mended in its form; or nothing is to be sent any more, and the order is as if it had never been pressed. */
function RefusedRow({ row, actions }: RowProps) {
  const { t } = useText();
  const press = usePress<'withdraw'>('outbox');
  const withdraw = (
    <Button
      kind="quiet"
      {...press.button('withdraw', () => actions.withdraw(row))}
      text={t('outbox-withdraw')}
    />
  );
  return (
    <div class="outbox__parts stack loose">
      <Notice
        tone="warning"
        title={t(titleOf(row))}
        actions={withdraw}
        foot={<ServiceWords words={row.refusal?.serviceText ?? null} />}
      >
        <Reason row={row} />
        <FailureNote failure={press.failure} />
      </Notice>
      <RowLabel row={row} />
      <Disclosure summary={t('outbox-why')}>
        <AttemptList attempts={row.attempts} />
      </Disclosure>
    </div>
  );
}

function Reason({ row }: { readonly row: RowView }) {
  const { lookUp } = useText();
  const reason = reasonOf(row);
  return reason && <p>{lookUp(failureTextId(reason.code), reason.params)}</p>;
}

function SettledRow({ row, actions }: RowProps) {
  const { t } = useText();
  const { parcelCode } = row;
  if (parcelCode === null) return <Notice tone="info" title={t(titleOf(row))} />;
  return (
    <div class="outbox__parts stack loose">
      <Notice
        tone={isMarkedWrong(row) ? 'warning' : 'good'}
        title={t(titleOf(row))}
        actions={<CopyButton text={parcelCode} />}
      >
        <p class="outcome__code">
          <Ltr code>{parcelCode}</Ltr>
        </p>
      </Notice>
      <StoreNotAsked row={row} />
      <MarkWrong row={row} onMark={(wrong) => actions.markWrong(row, wrong)} />
      {mayDo(row, 'enter-code') && (
        <Disclosure summary={t('settle-code-correct')}>
          <CodeField save={t('save')} initial={parcelCode} onSave={(code) => actions.enterCode(row, code)} />
        </Disclosure>
      )}
    </div>
  );
}
