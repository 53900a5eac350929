import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { send } from '../../lib/messaging/send';
import type { FormView } from '../../lib/messaging/views/form';
import type { KnownRecipient } from '../../lib/messaging/views/service';
import type { Finding, ParcelFieldName, ParcelFields } from '../../lib/parcel/parcel-draft';
import type { Account } from '../../lib/settings/account';
import type { Villages } from '../village-picker/villages';
import { blockedFields } from './field-order';
import { createFormAsks } from './form-asks';
import { createFormDraft, type FormDraft } from './form-draft';
import { createFormLead } from './form-lead';
import { createFormRequests } from './form-requests';
import {
  checksOf,
  type FormStanding,
  isFeeComing,
  isReckonedForAnother,
  isSameParcel,
  keepsTyped,
} from './form-standing';
import { createOpenFields, pastedTextOf } from './open-fields';
import { createReckoning } from './reckon-anew';
import { createRefusalState } from './refusal-state';
import { shareDraft } from './share-draft';
import { createStood } from './stood';
import { createSubmission } from './submission';

export interface FormDependencies {
  readonly send: typeof send;
  readonly villages: Pick<Villages, 'source' | 'find' | 'fetch'>;
  /** The form as the background has it now; `null`: it cannot be read at the moment. */
  readonly reread: () => Promise<FormView | null>;
  /** `YYYY-MM-DD`, the person's own day. */
  readonly today: () => string;
  /** Another form may be about to take this one's place; left out where none can. */
  readonly coming?: ReadonlySignal<boolean>;
}

export type FormState = ReturnType<typeof createFormState>;

export function createFormState(opened: FormView, account: Account | null, dependencies: FormDependencies) {
  const form = signal(opened);
  const parts = createFormParts(form, account, dependencies);
  const { draft, asks, blocked, submission, stood, kept, reckoning, isWaiting, renew, reading } = parts;
  const { mend, refusedFields, ...refusal } = parts.refusal;
  const { dispose: disposeOpen, ...open } = createOpenFields(
    form,
    computed(() => [...blocked.value, ...refusedFields.value].filter((field) => !isWaiting(field))),
  );
  if (opened.pasted !== null) draft.showAll();

  const edit: FormDraft['edit'] = (changes, origin) => {
    batch(() => {
      mend(Object.keys(changes) as ParcelFieldName[]);
      draft.edit(changes, origin);
    });
  };
  return {
    ...draft,
    ...submission,
    ...open,
    ...createFormLead(open, () => blocked.peek().find((field) => !isWaiting(field)) ?? null),
    ...parts.requests,
    ...refusal,
    ...{ account, edit, form: form as ReadonlySignal<FormView>, villages: dependencies.villages },
    /** Filled by hand, not by an order. */
    manual: opened.key === 'manual',
    ...{ fee: asks.fee, size: asks.size, recipients: asks.recipients },
    /** What is to be shipped is being read: a pasted text, or the page that is in the tab by now. */
    reading,
    /** Fields to be mended or looked at before sending, from top to bottom. */
    blocked,
    /** Only the fee for the village just picked is waited for, since the amount depends on it. */
    awaitsFee: computed(() => parts.awaitsFee() && blocked.value.every(isWaiting)),
    villageQuestion: createVillageQuestion(form),
    stood: stood.since,
    ...{ safe: kept.safe, flush: kept.flush },
    /** Takes over what the background says now; what was typed stays. */
    renew,
    fillFrom: (recipient: KnownRecipient) => edit(fieldsOfRecipient(recipient), { from: 'known-recipient' }),
    dispose() {
      disposeOpen();
      submission.unwatch();
      for (const part of [reckoning, ...Object.values(asks), kept, stood]) part.dispose();
    },
  };
}

/** What a form is made of, each part told of the others that it follows. */
function createFormParts(form: Signal<FormView>, account: Account | null, dependencies: FormDependencies) {
  const { send, reread } = dependencies;
  const opened = form.peek();
  const { draft, asks, standing } = createCheckedDraft(form, account, dependencies, () => another.value);
  const blocked = computed(() => blockedFields(draft.findings.value));
  const refusal = createRefusalState(form, draft.fields);
  const { fields, confirmed } = draft;
  const keep = () => kept.flush();
  const requests = createFormRequests({ form, keep, letGo: draft.letGo, showAnew }, send);
  const reading = computed(() => requests.pasting.value || (dependencies.coming?.value ?? false));
  const submission = createSubmission({ form, fields, confirmed, account, reading, keep, showAnew }, send);
  const { sending, another } = submission;
  const stood = createStood(form, fields, blocked, { ...submission, reading });
  const reckoning = createReckoning(opened, {
    ...{ fields, fee: asks.fee.asked },
    isForAnother: () => isReckonedForAnother(standing()),
    reread: () => kept.flush().then(reread),
    take(anew) {
      if (sending.peek()) return;
      // Whether an amount that was written before still counts to another village is the background's to say.
      draft.giveWay({ edits: { totalPrice: kept.saved().edits.totalPrice }, confirmed: [] });
      renew(anew);
    },
  });
  const kept = shareDraft(opened, {
    currency: account?.currency ?? null,
    said: () => form.value.said,
    draft,
    reread: async () => (sending.peek() ? null : reread()),
    renew,
    async save(typed) {
      if (!keepsTyped(form.peek(), another.peek())) return;
      await send('form/save', typed);
      reckoning.onKept(typed.edits.village);
    },
  });

  function renew(renewed: FormView): void {
    if (!isSameParcel(renewed, opened)) return;
    // A text that the person pasted fills the form anew by their own hand, and all may be said of it.
    const isPasted = pastedTextOf(renewed) !== pastedTextOf(form.peek());
    form.value = renewed;
    if (isPasted) draft.showAll();
  }

  async function showAnew(): Promise<void> {
    const anew = await reread();
    if (anew !== null) renew(anew);
  }

  const awaitsFee = () => isFeeComing(standing(), asks.fee.asked.value, reckoning.underWay.value);
  const isWaiting = (field: ParcelFieldName) => field === 'totalPrice' && awaitsFee();

  return {
    draft,
    asks,
    blocked,
    refusal,
    requests,
    reading,
    submission,
    stood,
    reckoning,
    kept,
    awaitsFee,
    isWaiting,
    renew,
  };
}

/** The draft, with what is looked up for it: its checks know that. */
function createCheckedDraft(
  form: ReadonlySignal<FormView>,
  account: Account | null,
  { send, villages, today }: FormDependencies,
  isAnother: () => boolean,
) {
  const draft = createFormDraft(
    computed(() => form.value.draft),
    computed(() => ({ account, today: today(), ...lookedUp() })),
    form.peek().key === 'manual',
    computed(() => form.value.confirmed),
  );
  const asks = createFormAsks(account, draft.fields, form, send);

  function standing(): FormStanding {
    return { form: form.value, account, fields: draft.fields.value, typed: draft.typed.value };
  }

  function lookedUp() {
    const { village } = draft.fields.value;
    return checksOf(standing(), isAnother(), {
      village: village === null ? undefined : villages.find(village.id),
      recipients: asks.recipients.asked.value,
      size: asks.size.asked.value,
      past: asks.past.asked.value.answer,
    });
  }

  return { draft, asks, standing };
}

/** The form's fields that are known of the recipient; the others stay as they are. */
function fieldsOfRecipient(recipient: KnownRecipient): Partial<ParcelFields> {
  const { phone2, address } = recipient;
  return {
    firstName: [recipient.firstName, recipient.lastName ?? ''].join(' ').trim(),
    ...(phone2 !== null && phone2.trim() !== '' && { phone2 }),
    ...(address?.village && { village: address.village }),
    ...(address && address.streetName.trim() !== '' && { streetName: address.streetName }),
  };
}

/**
 * Between which villages the order as it was read leaves the choice. It stays when one is picked, and when the form is
 * read anew for it, since the first press may be a slip; another text asks its own question.
 */
function createVillageQuestion(form: ReadonlySignal<FormView>): ReadonlySignal<Finding | undefined> {
  let text = pastedTextOf(form.peek());
  let asked: Finding | undefined;
  return computed(() => {
    const now = form.value.draft.findings.find(({ field, choices }) => field === 'village' && choices);
    if (now !== undefined || pastedTextOf(form.value) !== text) asked = now;
    text = pastedTextOf(form.value);
    return asked;
  });
}
