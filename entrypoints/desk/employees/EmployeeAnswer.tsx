import { readWhole } from '../../../components/number-names/NumberInput';
import { NumberName } from '../../../components/number-names/NumberName';
import { useText } from '../../../components/text/use-text';
import { ToolAnswer } from '../../../components/tools/ToolAnswer';
import type { ListedFact } from '../../../components/ui/FactList';
import { Ltr } from '../../../components/ui/Ltr';
import type { User } from '../../../lib/courier/schemas/user';
import type { NumberNames } from '../../../lib/number-names/number-names';
import { shownValue } from '../../../lib/tools/shown-value';

interface EmployeeAnswerProps {
  readonly employee: User;
  readonly names: NumberNames;
}

export function EmployeeAnswer({ employee, names }: EmployeeAnswerProps) {
  const { t } = useText();
  const info = employee.customer_info;
  const name = [employee.first_name, employee.second_name, employee.last_name].filter(Boolean).join(' ');
  const business = info?.business_name ?? null;
  const codes = [
    [t('employee-id'), employee.id],
    [t('field-phone'), employee.phone_number],
    [t('employee-email'), employee.email],
    [t('employee-startWorkAt'), employee.start_work_at],
    [t('employee-endWorkAt'), employee.end_work_at],
    [t('employee-fixedCommission'), info?.fixed_commission_value],
    [t('employee-percentCommission'), info?.percent_commission_value],
    [t('employee-type-number'), employee.user_type_id],
    [t('employee-status-number'), employee.account_status_id],
    [t('webhook-seen'), info?.event_webhook_url],
  ] as const;
  const facts: readonly ListedFact[] = [
    [t('employee-name'), name !== '' && <bdi>{name}</bdi>],
    [t('employee-businessName'), business !== null && <bdi>{business}</bdi>],
    ...codes.map(
      ([label, value]): ListedFact => [label, value != null && value !== '' && <Ltr>{String(value)}</Ltr>],
    ),
  ];
  const permissions = info?.permissions.map(shownValue) ?? [];
  return (
    <ToolAnswer
      title={t('saved-named', { name: name || String(employee.id) })}
      facts={facts}
      unread={employee.unread}
    >
      {t('employee-permissions')}: {permissions.length === 0 && t('none')}
      {permissions.map((permission, at) => (
        <span key={permission}>
          {at > 0 && ' · '}
          <Permission text={permission} names={names} />
        </span>
      ))}
    </ToolAnswer>
  );
}

function Permission({ text, names }: { readonly text: string; readonly names: NumberNames }) {
  const number = readWhole(text);
  return number === null ? <bdi>{text}</bdi> : <NumberName kind="permission" number={number} names={names} />;
}
