import type { EmployeeView } from '../../lib/messaging/views/tools';
import type { NumberNames } from '../../lib/number-names/number-names';
import { readWhole } from '../number-names/NumberInput';
import { NumberName } from '../number-names/NumberName';
import { useText } from '../text/use-text';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { UnreadFields } from '../ui/UnreadFields';
import { WholeAnswer } from '../ui/WholeAnswer';

interface EmployeeAnswerProps {
  readonly employee: EmployeeView;
  readonly names: NumberNames;
}

/** The employee as the service answered; what it left out is not shown. */
export function EmployeeAnswer({ employee, names }: EmployeeAnswerProps) {
  const { t } = useText();
  const codes = [
    [t('employee-phoneNumber'), employee.phoneNumber],
    [t('employee-email'), employee.email],
    [t('employee-startWorkAt'), employee.startWorkAt],
    [t('employee-endWorkAt'), employee.endWorkAt],
    [t('employee-fixedCommission'), employee.fixedCommission],
    [t('employee-percentCommission'), employee.percentCommission],
    [t('employee-type-number'), employee.userTypeId],
    [t('employee-status-number'), employee.accountStatusId],
    [t('webhook-seen'), employee.webhook],
  ] as const;
  return (
    <>
      <Notice
        tone="good"
        title={t('employee-done', { name: employee.names.join(' ') || String(employee.id) })}
        live
      >
        <p>
          {t('employee-permissions')}: {employee.permissions.length === 0 && t('none')}
          {employee.permissions.map((permission, at) => (
            <span key={permission}>
              {at > 0 && ' · '}
              <Permission text={permission} names={names} />
            </span>
          ))}
        </p>
        <WholeAnswer>
          <dt>{t('employee-id')}</dt>
          <dd>
            <Ltr>{String(employee.id)}</Ltr>
          </dd>
          <dt>{t('employee-name')}</dt>
          <dd>
            <bdi>{employee.names.join(' ')}</bdi>
          </dd>
          {employee.businessName !== null && (
            <>
              <dt>{t('employee-businessName')}</dt>
              <dd>
                <bdi>{employee.businessName}</bdi>
              </dd>
            </>
          )}
          {codes.map(
            ([label, value]) =>
              value !== null &&
              value !== '' && (
                <>
                  <dt>{label}</dt>
                  <dd>
                    <Ltr>{String(value)}</Ltr>
                  </dd>
                </>
              ),
          )}
        </WholeAnswer>
      </Notice>
      <UnreadFields names={employee.unread} />
    </>
  );
}

function Permission({ text, names }: { readonly text: string; readonly names: NumberNames }) {
  const number = readWhole(text);
  return number === null ? <bdi>{text}</bdi> : <NumberName kind="permission" number={number} names={names} />;
}
