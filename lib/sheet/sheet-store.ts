import type { StoreIdentity } from '../order';

/** Where no store ever is (RFC 2606, section 2): what is written down for a sheet's orders has a store's form. */
const ORIGIN = 'https://sheet.invalid';

/** A named source of an account, as the store of the orders that its sheets hold. */
export function sheetStore(accountId: string, source: string): StoreIdentity {
  return { kind: 'taught', origin: ORIGIN, basePath: `/${accountId}/${encodeURIComponent(source)}/` };
}

/** Whether rows under this store's key are of a sheet: there is nobody to ask about their orders. */
export function isSheetKey(key: string): boolean {
  return key.startsWith(`${ORIGIN}/`);
}

/** Of which account's source a sheet's orders are; `null`: they are of a store. */
export function findSheet({ origin, basePath }: Pick<StoreIdentity, 'origin' | 'basePath'>): {
  readonly accountId: string;
  readonly source: string;
} | null {
  if (origin !== ORIGIN) return null;
  const [, accountId = '', source = ''] = basePath.split('/');
  return { accountId, source: decodeURIComponent(source) };
}
