import * as z from 'zod/mini';
import type { Order, PageOrder, StoreIdentity } from '../order';
import type { OrderReference } from '../order-key';
import { ORDER_LIMITS } from '../order-limits';
import { orderSchema, pageOrderSchema, storeSchema } from '../order-schema';
import { judgeOrder } from '../stores/judge-order';

export const id = z.string().check(z.minLength(1), z.maxLength(200));
export const storeOrderId = z.string().check(z.minLength(1), z.maxLength(ORDER_LIMITS.line));
/** A store's key, its origin and path: a sheet's has the list's name in it, of which each letter may take nine characters. */
export const storeKeyText = z.string().check(z.minLength(1), z.maxLength(2 * ORDER_LIMITS.line));
/** Under which what is typed for an order is kept: the store's key and the order's id. */
export const formKey = z.string().check(z.minLength(1), z.maxLength(3 * ORDER_LIMITS.line + 1));
export const wholeNumber = z.number().check(z.int(), z.gte(0));
export const decimal = z.string().check(z.maxLength(40), z.regex(/^\d+(\.\d+)?$/));
export const parcelCode = z.string().check(z.regex(/^\S{1,100}$/));
/** As a page sends it, and judged at once. */
export const order: z.ZodMiniType<Order> = z.pipe(
  z.pipe(pageOrderSchema as z.ZodMiniType<PageOrder>, z.transform(judgeOrder)),
  orderSchema as z.ZodMiniType<Order, Order>,
);
export const phoneText = z.string().check(z.maxLength(40));
export const orderReference = z.object({
  store: storeKeyText,
  orderId: storeOrderId,
  number: z.nullable(z.string()),
  link: z.nullable(z.string()),
}) satisfies z.ZodMiniType<OrderReference>;
export const storeIdentity: z.ZodMiniType<StoreIdentity> = storeSchema;
export const digest = z.string().check(z.maxLength(500));
