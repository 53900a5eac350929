import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { compareDecimals } from '../../lib/decimal';
import type { send } from '../../lib/messaging/send';
import type { FormView } from '../../lib/messaging/views/form';
import type { PastedOrderView } from '../../lib/messaging/views/pasted';
import type { FeeQuote, KnownRecipient, SizeQuote } from '../../lib/messaging/views/service';
import { isHandedOver } from '../../lib/outbox/meaning';
import type { Refusal } from '../../lib/outbox/row';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import type { CheckContext } from '../../lib/parcel/preflight';
import type { Account } from '../../lib/settings/account';
import type { Village } from '../../lib/villages/village';
import type { WriteMessage } from '../message/MessageCustomer';
import { createRowActions, type RowActions } from '../outbox/row-actions';
import type { Ask } from './ask';
import { blockedFields } from './field-order';
import { createFormDraft, type FormDraft } from './form-draft';
import { createOpenFields, type OpenFields, textOf } from './open-fields';
import { createFeeAsk, createSizeAsk } from './quote-ask';
import { feeQuestion, sizeQuestion } from './quote-questions';
import { createRecipientAsks } from './recipient-asks';
import { fieldsOf } from './recipient-fields';
import { createRefusalState, type RefusedWords } from './refusal-state';
import { shareDraft } from './share-draft';
import { createStood } from './stood';
import { createSubmission, type Submission } from './submission';
import { createVillageQuestion } from './village-question';

export interface FormDependencies {
  readonly send: typeof send;
  /** The village as the directory has it; `null`: it was removed; `undefined`: the directory is not loaded yet. */
  readonly findVillage: (id: number) => Village | null | undefined;
  /** The form as the background has it now; `null`: it cannot be read at the moment. */
  readonly reread: () => Promise<FormView | null>;
  /** `YYYY-MM-DD`, the person's own day. */
  readonly today: string;
}

interface Lead {
  /** `null`: the button that ships. */
  readonly field: ParcelFieldName | null;
  readonly gentle: boolean;
}

/** One parcel's form, from opening to its outcome. */
export interface FormState extends FormDraft, Submission, Omit<OpenFields, 'dispose'> {
  readonly form: ReadonlySignal<FormView>;
  readonly account: Account | null;
  /** Filled by hand, not by an order. */
  readonly manual: boolean;
  readonly fee: Ask<FeeQuote>;
  readonly size: Ask<SizeQuote>;
  readonly recipients: Ask<readonly KnownRecipient[]>;
  /** Fields to be mended or looked at before sending, from top to bottom. */
  readonly blocked: ReadonlySignal<readonly ParcelFieldName[]>;
  /** Only the fee for the village just picked is waited for, since the amount depends on it. */
  readonly awaitsFee: ReadonlySignal<boolean>;
  readonly villageQuestion: ReturnType<typeof createVillageQuestion>;
  /** Since when what a press would ship stands there unchanged, by the page's own clock in milliseconds. */
  readonly stood: ReadonlySignal<number>;
  /** The refused field of the newest attempt, until it is edited. */
  readonly refusedField: ReadonlySignal<ParcelFieldName | null>;
  /** The field that was refused and is still the same, but for a duplicate's: Ship gives way to it. */
  readonly heldBack: ReadonlySignal<ParcelFieldName | null>;
  /** A second parcel is asked for by its own button, which stands alone. */
  readonly duplicate: ReadonlySignal<boolean>;
  /** The service's own words about single fields, each until it is edited. */
  readonly refusedWords: ReadonlySignal<RefusedWords>;
  /** The newest attempt's refusal, when no single field is to blame for it. */
  readonly refusalOfWhole: ReadonlySignal<Refusal | null>;
  /** False: what is typed could not be kept. */
  readonly safe: ReadonlySignal<boolean>;
  /** Takes over what the background says now; what was typed stays. */
  renew(form: FormView): void;
  fillFrom(recipient: KnownRecipient): void;
  /** Keeps a text to fill this form from. @returns the form with what was found in it; @throws Failure */
  paste(text: string, part?: PastedOrderView): Promise<FormView>;
  /** The person says what the currency's sign on this order's store means: it counts for all its orders. */
  confirmCurrency(sign: string, currency: string): Promise<void>;
  /** A text to the customer about the order, before it is shipped. */
  readonly writeMessage: WriteMessage;
  /** What can be done about the parcel once it was intended. */
  readonly rowActions: RowActions;
  /** The field the person is to be led to; a new object each time they are. */
  readonly lookAt: ReadonlySignal<Lead | null>;
  /** @param lead `gentle`: only while they are in no field yet. */
  look(field: ParcelFieldName | null, lead?: { readonly gentle: boolean }): void;
  /** A field was answered: leads to the next that holds the parcel up, else to the button that ships. */
  goOn(field: ParcelFieldName): void;
  flush(): Promise<void>;
  dispose(): void;
}

export function createFormState(
  opened: FormView,
  account: Account | null,
  { send, findVillage, reread, today }: FormDependencies,
): FormState {
  const form = signal(opened);
  const manual = opened.key === 'manual';
  const accountId = account?.id ?? null;
  const draft = createFormDraft(
    computed(() => form.value.draft),
    computed(() => ({ account, today, ...lookedUp() })),
    manual,
    computed(() => form.value.confirmed),
  );
  const { fields } = draft;
  const fee = createFeeAsk(
    computed(() => feeQuestion(accountId, fields.value)),
    send,
  );
  const size = createSizeAsk(
    computed(() => sizeQuestion(accountId, fields.value)),
    send,
  );
  const { recipients, past } = createRecipientAsks(account, fields, form, send);
  const blocked = computed(() => blockedFields(draft.findings.value));
  let reckonedFor = opened.draft.fields.village?.id;
  const reckoning = signal(false);
  const lookAt = signal<Lead | null>(null);
  const refusal = createRefusalState(form, fields);
  const submission = createSubmission(
    {
      form,
      fields,
      confirmed: draft.confirmed,
      account,
      keep: () => kept.flush(),
      async showAnew() {
        const anew = await reread();
        if (anew !== null) renew(anew);
      },
    },
    send,
  );
  const stood = createStood(form, fields, blocked, submission);
  const kept = shareDraft(opened, {
    draft,
    reread: async () => (submission.sending.peek() ? null : reread()),
    renew,
    async save(typed) {
      // Edits of a parcel that was made by now are not kept: they must not fill the next form.
      if (isHandedOver(form.peek().row) && !submission.another.peek()) return;
      await send('form/save', typed);
      // The amount depends on the village where the quoted fee is added to the order's total.
      if (typed.edits.village !== undefined && typed.edits.village?.id !== reckonedFor) {
        reckonedFor = typed.edits.village?.id;
        void reckonAnew();
      }
    },
  });
  // After a failure, the amount is calculated again as soon as the fee is there.
  const disposeReckoning = effect(() => {
    if (fee.asked.value.state === 'answered' && isReckonedForAnother()) void reckonAnew();
  });

  async function reckonAnew(): Promise<void> {
    reckoning.value = true;
    const renewed = await reread();
    // An answer about the previous village is stale.
    const isNow = renewed?.draft.fields.village?.id === fields.peek().village?.id;
    batch(() => {
      reckoning.value = false;
      if (renewed !== null && isNow && !submission.sending.peek()) renew(renewed);
    });
  }

  function refusedFields(): readonly ParcelFieldName[] {
    return [refusal.field.value ?? [], Object.keys(refusal.words.value) as ParcelFieldName[]].flat();
  }

  /** The amount, while it is being calculated for the village just picked: not a question for the person. */
  function isWaitedFor(field: ParcelFieldName): boolean {
    const isAsked = fee.asked.value.state === 'waiting' || reckoning.value;
    return field === 'totalPrice' && isAsked && isReckonedForAnother();
  }

  /** What the look-ups know for the checks. */
  function lookedUp(): Partial<CheckContext> {
    const { village } = fields.value;
    const known = recipients.asked.value;
    const quote = size.asked.value;
    return {
      village: village === null ? undefined : findVillage(village.id),
      learnedMaximum: form.value.learnedMaximum,
      feeOfAnother: isReckonedForAnother(),
      collectedBefore: isCollectedBefore(),
      past: past.asked.value.answer,
      recipientBlocked: known.state === 'answered' && known.answer.some(({ blocked }) => blocked),
      sizeRejected: quote.state === 'answered' && quote.answer.rejected,
    };
  }

  /** Whether the quoted fee is part of the total and was quoted for another village than the one picked now. */
  function isReckonedForAnother(): boolean {
    const { fields: reckoned, reckoning } = form.value.draft;
    const isPart = !account?.totalIncludesDelivery && reckoning.some(({ kind }) => kind === 'delivery');
    const isTyped = draft.typed.value.totalPrice !== undefined;
    // In a form filled from a chat, the fee is the one that the text names.
    return isPart && !manual && !isTyped && reckoned.village?.id !== fields.value.village?.id;
  }

  /** A second parcel was asked for, and the order's first one collects the same amount already. */
  function isCollectedBefore(): boolean {
    const { row } = form.value;
    if (!submission.another.value || draft.typed.value.totalPrice !== undefined) return false;
    return isHandedOver(row) && compareDecimals(row.totalPrice, '0') > 0;
  }

  function renew(renewed: FormView): void {
    // A form filled by hand whose parcel was made gives way to a new one under the same key.
    const same = renewed.key === opened.key && renewed.order.orderId === opened.order.orderId;
    if (!same) return;
    // A text that the person pasted fills the form anew by their own hand, and all may be said of it.
    const isPasted = textOf(renewed) !== textOf(form.peek());
    form.value = renewed;
    if (isPasted) draft.showAll();
  }

  const edit: FormDraft['edit'] = (changes, origin) => {
    batch(() => {
      refusal.mend(Object.keys(changes) as ParcelFieldName[]);
      draft.edit(changes, origin);
    });
  };

  const { dispose: disposeOpen, ...open } = createOpenFields(
    form,
    computed(() => [...blocked.value, ...refusedFields()].filter((field) => !isWaitedFor(field))),
  );
  if (opened.pasted !== null) draft.showAll();

  return {
    ...draft,
    ...submission,
    form,
    account,
    manual,
    fee,
    size,
    recipients,
    ...open,
    blocked,
    awaitsFee: computed(() => blocked.value.length > 0 && blocked.value.every(isWaitedFor)),
    villageQuestion: createVillageQuestion(form),
    stood: stood.since,
    refusedField: refusal.field,
    heldBack: refusal.held,
    duplicate: refusal.duplicate,
    refusedWords: refusal.words,
    refusalOfWhole: refusal.whole,
    safe: kept.safe,
    edit,
    renew,
    fillFrom: (recipient) => edit(fieldsOf(recipient), { from: 'known-recipient' }),
    async paste(text, part) {
      // Saved first, or earlier edits would count as typed over this text.
      await kept.flush();
      const pasted = await send('form/paste', {
        text,
        ...(part !== undefined && { part: { start: part.start, end: part.end } }),
      });
      if (pasted.anew === true) draft.letGo();
      return pasted;
    },
    async confirmCurrency(sign, currency) {
      await kept.flush();
      await send('store/currency', { store: form.peek().order.store, sign, currency });
      const anew = await reread();
      if (anew !== null) renew(anew);
    },
    writeMessage: (wish) => send('message/write', wish),
    rowActions: createRowActions(send, (row) => {
      if (form.peek().row?.id === row.id) form.value = { ...form.peek(), row };
    }),
    lookAt,
    look(field, { gentle } = { gentle: false }) {
      batch(() => {
        if (field !== null) open.openField(field);
        lookAt.value = { field, gentle };
      });
    },
    goOn(field) {
      const next = blocked.peek().find((each) => !isWaitedFor(each)) ?? null;
      batch(() => {
        if (next !== field) open.closeField(field);
        lookAt.value = { field: next, gentle: false };
      });
    },
    flush: kept.flush,
    dispose() {
      disposeOpen();
      disposeReckoning();
      for (const part of [fee, size, recipients, past, kept, stood]) part.dispose();
    },
  };
}
