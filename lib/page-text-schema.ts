import * as z from 'zod/mini';
import { PAGE_LIMITS as MOST, ORDER_LIMITS } from './order-limits';

const text = z.string().check(z.maxLength(MOST.text));

const textsAt = z.record(z.string(), z.array(text).check(z.maxLength(MOST.found)));

const control = z.object({
  /** Its id, or its name where it has none. */
  key: text,
  hasId: z.boolean(),
  type: text,
  value: z.nullable(text),
  /** The words of a list's choice. */
  chosen: z.nullable(text),
  /** What stood in it, or was chosen, before anybody changed it. */
  saved: z.object({ value: text, text }),
  label: text,
  /** The label of what the form puts around it. */
  group: text,
  /** The id of the nearest part of the page that it stands in. */
  holder: text,
  /** Of a choice. */
  isTicked: z.boolean(),
  /** Changed on the page and not saved. */
  isEdited: z.boolean(),
});

const controls = z.array(control).check(z.maxLength(MOST.texts));

/** What stands at the places of an order's page that its reader names (`places`), and in its rows; it is not to be trusted. */
export const pageTextsSchema = z
  .object({
    at: textsAt,
    rows: z.record(z.string(), z.array(textsAt).check(z.maxLength(MOST.lines))),
    controls: z.exactOptional(controls),
  })
  .check(z.refine((texts) => JSON.stringify(texts).length <= ORDER_LIMITS.answer));
