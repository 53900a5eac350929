import * as z from 'zod/mini';
import { isAcceptedImage, isAmount, isPhone, isPlainNumber } from '../../parcel/rules';

/** The kinds of field that requests are made of; amounts go in as decimal texts and come out as JSON numbers. */

/** Half an emoji, left by a cut, is no character: JSON writes it as an escape that other parsers refuse. */
export const text = z.string().check(z.refine((value) => value.isWellFormed(), 'broken characters'));

export const filledText = text.check(z.refine((value) => value.trim() !== '', 'required'));

export const serviceId = z.int().check(z.positive());

export const phone = z.string().check(z.refine(isPhone, 'phone form'));

/** `"12.50"` → 12.5, exactly; at most two decimals, whatever the account's own rule (checked before). */
export const amount = z.pipe(
  z.string().check(z.refine((value) => isAmount(value, 'two-decimals'), 'number form')),
  z.transform(Number),
);

export const plainNumber = z.pipe(
  z.string().check(z.refine(isPlainNumber, 'number form')),
  z.transform(Number),
);

/** `HH:MM`, `YYYY-MM-DD` and the like: a text that a rule accepts. */
export function textLike(rule: (value: string) => boolean, problem: string): z.ZodMiniType<string, string> {
  return text.check(z.refine(rule, problem));
}

export const dimension = z.int().check(z.positive());

export const image = z.instanceof(Blob).check(z.refine(isAcceptedImage, 'image'));
