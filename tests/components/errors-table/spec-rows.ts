import type { CourierErrorCode } from '../../../lib/courier/errors';

/** A row of the spec's Errors table: what the service answers, byte for byte as the spec has it. */
export interface SpecRow {
  readonly operation: 'contents' | 'employees' | 'journeys' | 'webhook' | 'fee' | 'size' | 'restore';
  readonly condition: string;
  readonly status: number;
  readonly body: object;
  /** Under which sentence it is said. */
  readonly code: CourierErrorCode;
  /** The field beside which it stands; left out: it is about the whole. */
  readonly field?: string;
}

const KEY_MISSING = { condition: 'key missing', status: 200, body: errors('unauthorized') };

/** Every row that the desk can meet; those of creating a parcel are in the form's own tests. */
export const SPEC_ROWS: readonly SpecRow[] = [
  ...(['contents', 'journeys', 'webhook', 'fee', 'size', 'restore'] as const).map(
    (operation): SpecRow => ({ ...KEY_MISSING, operation, code: 'key-refused' }),
  ),
  // The same words as for a caller who is not premium: it cannot be told which.
  { ...KEY_MISSING, operation: 'employees', code: 'not-premium-or-key-refused' },
  {
    operation: 'restore',
    condition: 'parcel does not exist',
    status: 404,
    body: { ...errors('PARCEL_NOT_FOUND'), message: 'parcel not found' },
    code: 'parcel-not-found',
  },
  {
    operation: 'restore',
    condition: 'employee lacks DELETE_PARCELS',
    status: 403,
    body: { ...errors('NO_PERMISSION'), message: 'unauthorized' },
    code: 'no-permission',
  },
  {
    operation: 'restore',
    condition: 'parcel is not in the recycle bin',
    status: 409,
    body: { ...errors('PARCEL_IS_NOT_DELETED'), message: 'parcel is not deleted' },
    code: 'parcel-not-deleted',
  },
  {
    operation: 'contents',
    condition: 'no such product',
    status: 404,
    body: error('product not found'),
    code: 'product-not-found',
    field: 'productId',
  },
  {
    operation: 'contents',
    condition: 'no such content',
    status: 404,
    body: error('parcel content not found'),
    code: 'content-not-found',
    field: 'id',
  },
  {
    operation: 'contents',
    condition: 'no such companion parcel',
    status: 404,
    body: error('companion parcel not found'),
    code: 'companion-parcel-not-found',
    field: 'companionParcelId',
  },
  {
    operation: 'contents',
    condition: 'parcel neither draft nor submitted',
    status: 403,
    body: error('you cannot edit content for non draft or submitted parcel'),
    code: 'content-locked',
  },
  {
    operation: 'contents',
    condition: 'database error',
    status: 500,
    body: error('failed to update parcel content'),
    code: 'content-not-updated',
  },
  {
    operation: 'journeys',
    condition: 'no such parcel',
    status: 404,
    body: error('not found'),
    code: 'parcel-not-found',
  },
  {
    operation: 'size',
    condition: 'no such parcel',
    status: 200,
    body: error('Parcel not found'),
    code: 'parcel-not-found',
  },
  {
    operation: 'employees',
    condition: 'caller is not premium',
    status: 200,
    body: errors('unauthorized'),
    code: 'not-premium-or-key-refused',
  },
  {
    operation: 'employees',
    condition: 'database error',
    status: 401,
    body: { success: false },
    code: 'employee-not-updated',
  },
];

function errors(text: string): object {
  return { success: false, errors: [text] };
}

function error(text: string): object {
  return { success: false, error: text };
}
