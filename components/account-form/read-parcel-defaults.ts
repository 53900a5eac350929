import { checkNumbers } from '../../lib/parcel/check-numbers';
import { EMPTY_FIELDS } from '../../lib/parcel/empty-fields';
import { parseAmount } from '../../lib/parcel/parse-amount';
import type { ParcelSize } from '../../lib/storage/account';
import { findTemplateProblem } from '../../lib/storage/description-template';
import type { AccountFields } from '../../lib/storage/save-account';
import type { AccountDraft } from '../../lib/storage/save-draft';
import type { Report } from './read-draft';

const SIDES = ['length', 'width', 'height'] as const;
const NUMBERS = [...SIDES, 'weight'] as const;

/** What a parcel begins with; looked at with the rules that it will be sent by. */
export function readParcelDefaults(
  draft: AccountDraft,
  report: Report,
): Pick<AccountFields, 'size' | 'weight' | 'descriptionTemplate'> {
  const { length, width, height, weight } = draft;
  for (const { field, code } of checkNumbers({ ...EMPTY_FIELDS, length, width, height, weight }, undefined)) {
    const number = NUMBERS.find((name) => name === field);
    if (number !== undefined) report(number, `finding-${code}`);
  }
  return {
    size: readSize(draft, report),
    weight: findNumber(weight),
    descriptionTemplate: readTemplate(draft.descriptionTemplate.trim(), report),
  };
}

/** All three or none: the service's own default of one side beside our two others is nobody's parcel. */
function readSize(draft: AccountDraft, report: Report): ParcelSize | null {
  const empty = SIDES.filter((side) => draft[side].trim() === '');
  if (empty.length < SIDES.length) for (const side of empty) report(side, 'problem-size-all');
  const [length = null, width = null, height = null] = SIDES.map((side) => findNumber(draft[side]));
  if (length === null || width === null || height === null) return null;
  return { length: Number(length), width: Number(width), height: Number(height) };
}

function findNumber(typed: string): string | null {
  const read = parseAmount(typed);
  return read.ok ? read.value : null;
}

function readTemplate(template: string, report: Report): string {
  const problem = findTemplateProblem(template);
  if (problem === 'required') report('descriptionTemplate', 'finding-required');
  else if (problem !== null) report('descriptionTemplate', `problem-template-${problem}`);
  return template;
}
