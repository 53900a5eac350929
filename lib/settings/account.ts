import * as z from 'zod/mini';
import { COUNTRIES, PHONE_FORMS } from '../parcel/countries';
import { characterCount, DESCRIPTION_LENGTH, isDimension, isPlainNumber } from '../parcel/rules';
import { readServiceAddress } from './addresses';
import { isKeyField } from './key-field';

export const NAME_MAXIMUM = 60;

/** Offered in the list, ISO 4217; any other can be typed. */
export const CURRENCIES = ['ILS', 'JOD', 'USD', 'EUR', 'EGP'] as const;

const PLACEHOLDERS = ['items', 'number', 'store'];

const filled = z.string().check(z.minLength(1), z.maxLength(200));
const dimension = z.number().check(z.refine(isDimension));

/** Length, width and height in the service's unit (the spec names none), whole numbers. */
const sizeSchema = z.readonly(z.object({ length: dimension, width: dimension, height: dimension }));
export type ParcelSize = z.infer<typeof sizeSchema>;

const labelSchema = z.readonly(
  z.object({
    /** The shop's own, beside its name, as it was typed: it is sent nowhere; empty: none was given. */
    phone: z.string().check(z.maxLength(NAME_MAXIMUM)),
    contents: z.boolean(),
  }),
);
export type LabelWishes = z.infer<typeof labelSchema>;
export const NO_WISHES: LabelWishes = { phone: '', contents: false };

const amount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,6})?$/));

/** What the service itself told of an account (spec, CustomerInfo); `null`: it did not say. */
const toldSchema = z.readonly(
  z.object({
    /** Milliseconds since the epoch. */
    at: z.int(),
    maximumPrice: z.nullable(amount),
    /** What the service takes where a parcel has no size. */
    size: z.nullable(sizeSchema),
    /** From which price on there is an extra fee, and what fraction of the price it is. */
    extraFeeFrom: z.nullable(amount),
    extraFeeFraction: z.nullable(amount),
    /** The number of how its parcels are created, whose meaning is not shown; left out by an earlier version. */
    creationModeId: z.exactOptional(z.nullable(z.int())),
  }),
);
export type ToldByService = z.infer<typeof toldSchema>;

/** As strict as its form. The key is in the vault, under id, address and identity version. */
export const accountSchema = z.readonly(
  z.object({
    id: filled,
    name: z
      .string()
      .check(z.refine((name) => name.trim() !== '' && characterCount(name.trim()) <= NAME_MAXIMUM)),
    /** Base address of the service, without a trailing slash; https, except on loopback. */
    address: z.string().check(z.refine(isServiceAddress)),
    /** The body's field for the key, where the company calls it otherwise than the spec. */
    keyField: z.exactOptional(z.string().check(z.refine(isKeyField))),
    /** A new one with each address, key or key's field: a parcel intended for one identity never goes to another. */
    identityVersion: z.int().check(z.gte(0)),
    /** `testing` accounts are for practice; they are coloured wherever they show. */
    environment: z.enum(['live', 'testing']),
    /** Decides which phones are local; left out while nobody has said it: of Palestine and Israel. */
    country: z.exactOptional(z.enum(COUNTRIES)),
    /** The one form of a phone; left out: 0 and nine digits. */
    phoneForm: z.exactOptional(z.enum(PHONE_FORMS)),
    /** Spec, Limits: amounts are whole in one country, with up to 2 decimals in the other. */
    numberRule: z.enum(['whole', 'two-decimals']),
    /** ISO 4217 code in which the service counts for this account. */
    currency: z.string().check(z.refine(isCurrencyCode)),
    deliveryPaidBy: z.enum(['recipient', 'sender']),
    /** Whether the total of the store's orders already contains delivery (it does in most stores). */
    totalIncludesDelivery: z.boolean(),
    /** What a paid order is sent with: nothing to collect, or the person is asked each time. */
    paidOrders: z.enum(['collect-nothing', 'ask']),
    /** Whether the person said that it is a premium account, which alone has employees: nothing the service sends tells it. */
    hasEmployees: z.exactOptional(z.boolean()),
    label: z.exactOptional(labelSchema),
    /** Whether parcels are drafts until they are confirmed in the company's panel; left out: not known. */
    mustConfirm: z.exactOptional(z.enum(['yes', 'no'])),
    /** `null`: left out of requests, the service then takes its own default (40 each). */
    size: z.nullable(sizeSchema),
    /** Set by nobody: left out until the service told something. */
    told: z.exactOptional(toldSchema),
    /** A decimal text. */
    weight: z.nullable(z.string().check(z.refine(isPlainNumber))),
    /** `{items}`, `{number}`, `{store}` stand for the order's; what the recipient's parcel is described as. */
    descriptionTemplate: z.string().check(z.refine((template) => findTemplateProblem(template) === null)),
  }),
);
export type Account = z.infer<typeof accountSchema>;

/** Whether there is such a currency: `NIS` is what people write and no code. */
export function isCurrencyCode(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** What is wrong with the text that parcels are described by, as a code; `null`: nothing. */
export function findTemplateProblem(template: string) {
  if (template === '') return 'required';
  if (characterCount(template) > DESCRIPTION_LENGTH.maximum) return 'length';
  const names = Array.from(template.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name);
  const rest = template.replace(/\{[^{}]*\}/g, '');
  if (/[{}]/.test(rest) || names.some((name) => !PLACEHOLDERS.includes(name))) return 'braces';
  const short = names.length === 0 && characterCount(rest) < DESCRIPTION_LENGTH.minimum;
  return short ? 'length' : null;
}

/** Whether it is an address as the form would have kept it. */
function isServiceAddress(address: string): boolean {
  const read = readServiceAddress(address);
  return read.ok && read.address === address;
}
