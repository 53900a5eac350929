import type { Order } from '../../../lib/order';
import { draftKeyOf, orderKeyOf } from '../../../lib/order-key';
import {
  type Answer,
  answersTo,
  findOnlyQuestion,
  isAboutShipping,
  mayShip,
} from '../../../lib/parcel/answers';
import { confirmDoubts, withoutConfirmed } from '../../../lib/parcel/confirmation';
import { isOfOtherParcel, worstFirst } from '../../../lib/parcel/finding';
import type { Finding, ParcelDraft, ParcelFieldName, VillageChoice } from '../../../lib/parcel/parcel-draft';
import { isCertain } from '../../../lib/parcel/preflight';
import { addEdits } from '../../../lib/typed/saved-edits';
import { type DraftContext, type DraftedOrder, draftOrder } from '../drafting/draft-order';
import { digestOf, offerDigestOf } from '../shipping/digest';

export type Choice =
  | { readonly village: VillageChoice }
  | {
      readonly finding: Finding;
      readonly answer: Answer;
      /** `digestOf` the parcel that the press makes at once; `null`: Ship is still pressed. */
      readonly ships: string | null;
    };

export interface Offer {
  readonly choices: readonly Choice[];
  readonly digest: string;
}

/** Villages that the bar offers at most; the form has the others. */
const MOST_OFFERED = 4;

/** Fields whose value, let stand, has words of its own; of the others the form asks. */
const NAMED: ReadonlySet<ParcelFieldName> = new Set(['totalPrice', 'phone', 'phone2', 'streetName']);

/** What a person can choose in the bar: a village, else an answer to the only question; `null`: nothing. */
export async function findOffer(
  order: Order,
  context: DraftContext,
  draft: ParcelDraft,
): Promise<Offer | null> {
  const villages = villagesIn(draft);
  const choices = villages.length > 0 ? villages : await answersIn(order, context, draft);
  if (choices.length === 0) return null;
  return { choices, digest: await offerDigestOf(orderKeyOf(order), context.account, draft.fields, choices) };
}

function villagesIn({ findings }: ParcelDraft): readonly Choice[] {
  const asked = worstFirst(findings).find(
    ({ field, choices }) => field === 'village' && choices !== undefined,
  );
  return (asked?.choices ?? []).slice(0, MOST_OFFERED).map((village) => ({ village }));
}

/** Whoever else may have made this order's parcel is said in the form: one more is a deliberate act. */
async function answersIn(
  order: Order,
  context: DraftContext,
  draft: ParcelDraft,
): Promise<readonly Choice[]> {
  const finding = findOnlyQuestion(draft.findings);
  if (finding === null || isOfOtherParcel(finding.code)) return [];
  if (!NAMED.has(finding.field) && !isAboutShipping(finding)) return [];
  return Promise.all(
    answersTo(finding).map(async (answer) => {
      const ships = mayShip(answer, finding)
        ? await digestAfter(answer, finding, order, context, draft)
        : null;
      return { finding, answer, ships };
    }),
  );
}

/** The digest of what the order is shipped as once its question is answered; `null`: something is open then. */
async function digestAfter(
  answer: Answer,
  { field }: Finding,
  order: Order,
  context: DraftContext,
  draft: ParcelDraft,
): Promise<string | null> {
  const { fields, findings } =
    answer.kind === 'collect'
      ? (await draftOrder(order, context, { totalPrice: answer.amount })).draft
      : {
          ...draft,
          findings: withoutConfirmed(
            draft.findings,
            confirmDoubts(draft.findings, field, draft.fields),
            draft.fields,
          ),
        };
  if (!isCertain({ findings })) return null;
  return digestOf(orderKeyOf(order), context.account, fields);
}

export async function keepChoice(
  order: Order,
  { account: { currency } }: DraftContext,
  { draft, said }: DraftedOrder,
  choice: Choice,
): Promise<void> {
  const key = draftKeyOf(order);
  if ('village' in choice)
    return addEdits({ key, orderId: order.id, edits: { village: choice.village }, said });
  const { answer, finding } = choice;
  if (answer.kind === 'collect') {
    return addEdits({ key, orderId: order.id, edits: { totalPrice: answer.amount }, currency, said });
  }
  const confirmed = confirmDoubts(draft.findings, finding.field, draft.fields);
  return addEdits({ key, orderId: order.id, confirmed });
}
