import * as z from 'zod/mini';
import { PAGE_LIMITS as MOST, ORDER_LIMITS } from './order-limits';

const text = z.string().check(z.maxLength(MOST.text));
const texts = z.array(text).check(z.maxLength(MOST.texts));

const textsAt = z.record(z.string(), z.array(text));

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

/** The addresses of a page that prints them in lines of its shop's own form, before anything is read of them. */
export const formattedSchema = z.object({
  /** The lines of each block that has such an address; of two that differ neither is read. */
  shipping: texts,
  billing: texts,
  /** Those of the lines that are the customer's name elsewhere on the page. */
  names: text,
  /** Where the delivery address is out of the store's own form, which the lines are to bear out. */
  form: z.exactOptional(controls),
});
