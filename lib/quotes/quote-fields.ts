import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(10_000));

/** What is asked of every village alike, as typed. */
const quoteFieldsSchema = z.object({
  actualPrice: text,
  length: text,
  width: text,
  height: text,
  parcelCode: text,
  companionId: text,
});
export type QuoteFields = z.infer<typeof quoteFieldsSchema>;

/** The whole question: what was typed, and the villages side by side. */
export const quotesSchema = z.object({
  fields: quoteFieldsSchema,
  villages: z
    .array(z.object({ id: z.int(), cityId: z.int(), name: text, city: text }))
    .check(z.maxLength(1000)),
});
export type Quotes = z.infer<typeof quotesSchema>;

export const NO_QUOTES: Quotes = {
  fields: { actualPrice: '', length: '', width: '', height: '', parcelCode: '', companionId: '' },
  villages: [],
};
