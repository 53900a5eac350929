import { readWhole } from '../../../components/number-names/NumberInput';
import type { JourneyStep } from '../../../lib/storage/records';

export interface TypedStep {
  readonly key: number;
  readonly status: string;
  readonly position: string;
  readonly reason: string;
}

export const BLANK_STEP = { status: '', position: '', reason: '' } as const;

/** The step as the service takes it; `null` while a number is missing or none. */
export function findStep({ status, position, reason }: TypedStep): JourneyStep | null {
  const statusId = readWhole(status);
  const positionId = readWhole(position);
  const returnedReasonId = reason.trim() === '' ? null : readWhole(reason);
  if (statusId === null || positionId === null) return null;
  if (reason.trim() !== '' && returnedReasonId === null) return null;
  return { statusId, positionId, returnedReasonId };
}

export function typedStep(key: number, step: JourneyStep): TypedStep {
  return {
    key,
    status: String(step.statusId),
    position: String(step.positionId),
    reason: step.returnedReasonId === null ? '' : String(step.returnedReasonId),
  };
}
