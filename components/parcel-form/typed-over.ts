import { type Confirmation, withoutConfirmed } from '../../lib/parcel/confirmation';
import { withoutAnswered } from '../../lib/parcel/finding';
import type {
  Finding,
  Origin,
  ParcelDraft,
  ParcelEdits,
  ParcelFieldName,
  ParcelFields,
} from '../../lib/parcel/parcel-draft';
import { oneForm } from '../../lib/parcel/phone';
import { type CheckContext, withChecks } from '../../lib/parcel/preflight';

/** What a person did to a draft in this window, and what may be said of it by that. */
export interface TypedOver {
  readonly edits: Partial<ParcelFields>;
  readonly origins: Partial<ParcelDraft['origins']>;
  readonly confirmed: readonly Confirmation[];
  /** Fields that were passed over. */
  readonly left: readonly ParcelFieldName[];
  readonly typing: ParcelFieldName | null;
  /** Everything may be said. */
  readonly all: boolean;
}

/** What was typed and confirmed here, as it is kept. */
export interface Own {
  readonly edits: ParcelEdits;
  readonly confirmed: readonly Confirmation[];
}

export const PERSON: Origin = { from: 'person' };

/** @param blank a form that began empty: missing values are not held against it until they are passed over. */
export function nothingTyped(blank: boolean): TypedOver {
  return { edits: {}, origins: {}, confirmed: [], left: [], typing: null, all: !blank };
}

/** @param shown what is said at the moment */
export function withTyped(
  over: TypedOver,
  changes: Partial<ParcelFields>,
  origin: Origin,
  shown: readonly Finding[],
): TypedOver {
  const names = Object.keys(changes) as ParcelFieldName[];
  const origins = Object.fromEntries(names.map((name) => [name, origin]));
  return {
    ...over,
    typing: typingAfter(over.typing, names, origin, shown),
    edits: { ...over.edits, ...changes },
    origins: { ...over.origins, ...origins },
  };
}

/** A problem that was shown is checked with every key, so that its correction shows at once. */
function typingAfter(
  typing: ParcelFieldName | null,
  [first, ...others]: readonly ParcelFieldName[],
  origin: Origin,
  shown: readonly Finding[],
): ParcelFieldName | null {
  if (first === undefined || typing === first) return typing;
  const isSaid = shown.some(({ field, severity }) => field === first && severity !== 'notice');
  return others.length === 0 && origin === PERSON && !isSaid ? first : null;
}

/** What was typed and confirmed is discarded, since it was about another order. */
export function withoutTyped(over: TypedOver): TypedOver {
  return { ...over, edits: {}, origins: {}, confirmed: [] };
}

/** What still stands as it was saved gives way to what the background has. */
export function withoutSaved(over: TypedOver, saved: Own): TypedOver {
  const isNews = (name: ParcelFieldName) => !isSame(over.edits[name], saved.edits[name]);
  return {
    ...over,
    origins: only(over.origins, isNews),
    edits: only(over.edits, isNews),
    confirmed: over.confirmed.filter((doubt) => !saved.confirmed.includes(doubt)),
  };
}

export function withConfirmed(over: TypedOver, doubts: readonly Confirmation[]): TypedOver {
  return { ...over, confirmed: [...over.confirmed, ...doubts] };
}

/** A phone that the person wrote comes into the form that it is shown and sent in. */
export function leftField(
  over: TypedOver,
  field: ParcelFieldName,
  account: CheckContext['account'],
): TypedOver {
  return {
    ...over,
    edits: field === 'phone' || field === 'phone2' ? withOnePhone(over.edits, field, account) : over.edits,
    typing: over.typing === field ? null : over.typing,
    left: over.left.includes(field) ? over.left : [...over.left, field],
  };
}

function withOnePhone(
  edits: TypedOver['edits'],
  field: 'phone' | 'phone2',
  account: CheckContext['account'],
): TypedOver['edits'] {
  const written = edits[field];
  const phone = oneForm(written ?? '', account ?? {});
  return written === undefined || phone === written ? edits : { ...edits, [field]: phone };
}

export function saidWhole(over: TypedOver): TypedOver {
  return { ...over, typing: null, all: true };
}

/** What there is to say of the draft with what was typed over it; doubts that were confirmed are left out. */
export function findingsOver(
  draft: ParcelDraft,
  edits: TypedOver['edits'],
  fields: ParcelFields,
  confirmed: readonly Confirmation[],
  context: CheckContext,
): readonly Finding[] {
  const findings = withoutAnswered(draft.findings, (field) => field in edits);
  return withoutConfirmed(withChecks({ ...draft, fields, findings }, context).findings, confirmed, fields);
}

/** Nobody is told that a number is too short while typing it. */
export function mayBeSaid(
  { typing, all, left }: Pick<TypedOver, 'typing' | 'all' | 'left'>,
  { field, severity, code }: Finding,
): boolean {
  if (severity === 'notice') return true;
  if (typing === field) return false;
  return code !== 'required' || all || left.includes(field);
}

/** The values of the fields that a person typed, or took over from somebody known. */
export function typedOf<Values extends object>(
  values: Values,
  origins: ParcelDraft['origins'],
): Partial<Values> {
  return only(values, (name) => {
    const { from } = origins[name];
    return from === 'person' || from === 'known-recipient';
  });
}

/** Whether two values of a field are the same; a village is an object. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function only<Values extends object>(
  values: Values,
  fits: (name: ParcelFieldName) => boolean,
): Partial<Values> {
  const fitting = Object.entries(values).filter(([name]) => fits(name as ParcelFieldName));
  return Object.fromEntries(fitting) as Partial<Values>;
}
