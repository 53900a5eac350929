import * as z from 'zod/mini';
import { ORDER_LIMITS } from '../order-limits';
import { FIELD_MEANINGS } from '../parcel/field-meanings';
import type { Teaching } from '../stores/taught/teaching';
import type { FieldPlace } from '../teaching/field-place';
import { FILE_LIMIT, teachingSchema } from '../teaching/teaching-schema';
import { content, page } from './define-message';
import { id, wholeNumber } from './inputs';
import type { SaidFields, TaughtStore, TeachView } from './views/teaching';

const teaching: z.ZodMiniType<Teaching> = teachingSchema;
const fieldText = z.string().check(z.maxLength(ORDER_LIMITS.line));
const pointedPlace = z.object({
  keys: z.readonly(z.array(fieldText).check(z.maxLength(10))),
  labels: z.readonly(z.array(fieldText).check(z.maxLength(20))),
  text: fieldText,
}) satisfies z.ZodMiniType<FieldPlace>;

const OF_LESSON = 'a person teaches in that very tab, whether or not its store is enabled yet';

export const teachMessages = {
  /** A person pressed for it in the popup: their tab may be taught from now on. */
  'teach/begin': page({
    tabId: wholeNumber,
    origin: z.string().check(z.maxLength(300)),
    fields: z.exactOptional(z.literal(true)),
  }),
  'teach/field': content({
    meaning: z.enum(FIELD_MEANINGS),
    place: z.nullable(pointedPlace),
  })
    .judgedWithin(OF_LESSON)
    .answers<SaidFields>(),
  'teach/open': content().judgedWithin(OF_LESSON).answers<TeachView>(),
  'teach/save': content({ teaching }).judgedWithin(OF_LESSON).answers<{
    readonly id: string;
    readonly confirmed: boolean;
  }>(),
  'teach/stop': content().judgedWithin(OF_LESSON),
  /** What the script of a taught store's pages reads by. */
  'taught/opened': content()
    .unpaced('it only reads what was taught of its own store')
    .answers<readonly Teaching[]>(),
  'taught/list': page().answers<readonly TaughtStore[]>(),
  'taught/remove': page({ id }),
  'taught/export': page().answers<string>(),
  'taught/import': page({ file: z.string().check(z.maxLength(FILE_LIMIT)) }).answers<{
    readonly added: number;
  }>(),
} as const;
