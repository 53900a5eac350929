import type { EmployeeView } from '../../lib/messaging/views/tools';
import type { NumberNames } from '../../lib/number-names/number-names';
import { readWhole } from '../number-names/NumberInput';
import { NumberName } from '../number-names/NumberName';
import { useText } from '../text/use-text';
import type { Fact } from '../ui/FactList';
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
  const code = (value: string | number | null) =>
    value !== null && value !== '' && <Ltr>{String(value)}</Ltr>;
  const facts: readonly Fact[] = [
    [t('employee-id'), code(employee.id)],
    [t('employee-name'), <bdi>{employee.names.join(' ')}</bdi>],
    [t('employee-businessName'), employee.businessName !== null && <bdi>{employee.businessName}</bdi>],
    [t('employee-phoneNumber'), code(employee.phoneNumber)],
    [t('employee-email'), code(employee.email)],
    [t('employee-startWorkAt'), code(employee.startWorkAt)],
    [t('employee-endWorkAt'), code(employee.endWorkAt)],
    [t('employee-fixedCommission'), code(employee.fixedCommission)],
    [t('employee-percentCommission'), code(employee.percentCommission)],
    [t('employee-type-number'), code(employee.userTypeId)],
    [t('employee-status-number'), code(employee.accountStatusId)],
    [t('webhook-seen'), code(employee.webhook)],
  ];
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
        <WholeAnswer facts={facts} />
      </Notice>
      <UnreadFields names={employee.unread} />
    </>
  );
}

function Permission({ text, names }: { readonly text: string; readonly names: NumberNames }) {
  const number = readWhole(text);
  return number === null ? <bdi>{text}</bdi> : <NumberName kind="permission" number={number} names={names} />;
}
