import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Confirmation, confirmDoubts, withoutConfirmed } from '../../lib/parcel/confirmation';
import { isOfWholeOrder } from '../../lib/parcel/finding';
import type {
  Finding,
  Origin,
  ParcelDraft,
  ParcelFieldName,
  ParcelFields,
} from '../../lib/parcel/parcel-draft';
import { oneForm } from '../../lib/parcel/phone';
import { type CheckContext, withChecks } from '../../lib/parcel/preflight';

/** The draft under a person's hands: what was read, what they typed over it, and what there is to say. */
export interface FormDraft {
  readonly fields: ReadonlySignal<ParcelFields>;
  readonly origins: ReadonlySignal<ParcelDraft['origins']>;
  /** All that holds the parcel up or is worth knowing; doubts that were confirmed are left out. */
  readonly findings: ReadonlySignal<readonly Finding[]>;
  /** Of those, the ones to show now: nobody is told that a number is too short while typing it. */
  readonly shown: ReadonlySignal<readonly Finding[]>;
  /** Everything typed by the person, in this sitting and before. */
  readonly typed: ReadonlySignal<Partial<ParcelFields>>;
  readonly confirmed: ReadonlySignal<readonly Confirmation[]>;
  /** Of what was typed and confirmed, that which was in this window, since it last gave way. */
  readonly own: ReadonlySignal<Own>;
  /** Lets go of what was typed and confirmed here where it still stands as it was saved: what the background has counts. */
  giveWay(saved: Own): void;
  edit(changes: Partial<ParcelFields>, origin?: Origin): void;
  /** Discards what was typed and confirmed, since it was about another order. */
  letGo(): void;
  /** The person looked at this field's doubts and lets them stand. */
  confirm(field: ParcelFieldName): void;
  /** The field was left: what is wrong with it may be said. */
  leave(field: ParcelFieldName): void;
  /** The person tried to send: everything may be said. */
  showAll(): void;
}

interface Own {
  readonly edits: { readonly [Name in ParcelFieldName]?: ParcelFields[Name] | undefined };
  readonly confirmed: readonly Confirmation[];
}

const PERSON: Origin = { from: 'person' };

/**
 * @param draft as the background has it; it may be renewed under the person's hands, what they typed stays.
 * @param confirmedBefore the doubts the person let stand in an earlier sitting, or in another window.
 * @param blank a form that began empty: missing values are not held against it until they are passed over.
 */
export function createFormDraft(
  draft: ReadonlySignal<ParcelDraft>,
  context: ReadonlySignal<CheckContext>,
  blank: boolean,
  confirmedBefore: ReadonlySignal<readonly Confirmation[]>,
): FormDraft {
  const edits = signal<Partial<ParcelFields>>({});
  const editOrigins = signal<Partial<ParcelDraft['origins']>>({});
  const confirmedHere = signal<readonly Confirmation[]>([]);
  const confirmed = computed(() => [...confirmedBefore.value, ...confirmedHere.value]);
  const left = signal<readonly ParcelFieldName[]>([]);
  const typing = signal<ParcelFieldName | null>(null);
  const all = signal(!blank);

  const fields = computed(() => ({ ...draft.value.fields, ...edits.value }));
  const origins = computed(() => ({ ...draft.value.origins, ...editOrigins.value }));
  const findings = computed(() => {
    const standing = draft.value.findings.filter(
      ({ field, code }) => !(field in edits.value) || isOfWholeOrder(code),
    );
    const checked = withChecks({ ...draft.value, fields: fields.value, findings: standing }, context.value);
    return withoutConfirmed(checked.findings, confirmed.value, fields.value);
  });
  const shown = computed(() => findings.value.filter(mayBeSaid));
  const typed = computed(() => only(fields.value, (name) => isTyped(origins.value[name])));

  const own = computed<Own>(() => ({
    edits: only(edits.value, (name) => isTyped(origins.value[name])),
    confirmed: confirmedHere.value,
  }));

  function mayBeSaid({ field, severity, code }: Finding): boolean {
    if (severity === 'notice') return true;
    if (typing.value === field) return false;
    return code !== 'required' || all.value || left.value.includes(field);
  }

  function edit(changes: Partial<ParcelFields>, origin = PERSON): void {
    const names = Object.keys(changes) as ParcelFieldName[];
    batch(() => {
      const [only, ...others] = names;
      const alreadySaid = shown.peek().some(({ field, severity }) => field === only && severity !== 'notice');
      // A problem that was shown is checked with every key, so that its correction shows at once.
      if (only !== undefined && typing.peek() !== only) {
        typing.value = others.length === 0 && origin === PERSON && !alreadySaid ? only : null;
      }
      edits.value = { ...edits.value, ...changes };
      editOrigins.value = {
        ...editOrigins.value,
        ...Object.fromEntries(names.map((name) => [name, origin])),
      };
    });
  }

  /** A phone that the person wrote comes into the form that it is shown and sent in. */
  function formPhone(field: 'phone' | 'phone2'): void {
    const written = edits.peek()[field];
    const phone = oneForm(written ?? '', context.peek().account ?? {});
    if (written !== undefined && phone !== written) edits.value = { ...edits.peek(), [field]: phone };
  }

  return {
    fields,
    origins,
    findings,
    shown,
    typed,
    confirmed,
    edit,
    letGo() {
      batch(() => {
        edits.value = {};
        editOrigins.value = {};
        confirmedHere.value = [];
      });
    },
    own,
    giveWay(saved) {
      const isNews = (name: ParcelFieldName) => !isSame(edits.peek()[name], saved.edits[name]);
      batch(() => {
        editOrigins.value = only(editOrigins.peek(), isNews);
        edits.value = only(edits.peek(), isNews);
        confirmedHere.value = confirmedHere.peek().filter((doubt) => !saved.confirmed.includes(doubt));
      });
    },
    confirm(field) {
      confirmedHere.value = [
        ...confirmedHere.peek(),
        ...confirmDoubts(findings.peek(), field, fields.peek()),
      ];
    },
    leave(field) {
      batch(() => {
        if (field === 'phone' || field === 'phone2') formPhone(field);
        if (typing.value === field) typing.value = null;
        if (!left.value.includes(field)) left.value = [...left.value, field];
      });
    },
    showAll() {
      batch(() => {
        typing.value = null;
        all.value = true;
      });
    },
  };
}

function isTyped(origin: Origin): boolean {
  return origin.from === 'person' || origin.from === 'known-recipient';
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
