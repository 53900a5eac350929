import type { Finding, FindingCode, ParcelFieldName } from './parcel-draft';

type Params = Finding['params'];

/** A finding, without `params` where there are none. */
function finding(
  severity: Finding['severity'],
  field: ParcelFieldName,
  code: FindingCode,
  params?: Params,
): Finding {
  return { field, severity, code, ...(params === undefined ? {} : { params }) };
}

/** An error: the parcel cannot be sent as it is. */
export function error(field: ParcelFieldName, code: FindingCode, params?: Params): Finding {
  return finding('error', field, code, params);
}

/** A doubt: the parcel could be sent, but a person must look first. */
export function doubt(field: ParcelFieldName, code: FindingCode, params?: Params): Finding {
  return finding('doubt', field, code, params);
}

/** A notice: worth knowing, and stops nothing. */
export function notice(field: ParcelFieldName, code: FindingCode, params?: Params): Finding {
  return finding('notice', field, code, params);
}

/**
 * Somebody else has the order or shipped it: that is about the whole of it, and typing into the field beside which it
 * stands does not remove it.
 */
export function isOfWholeOrder(code: FindingCode): boolean {
  return (
    code === 'shipped-elsewhere' ||
    code === 'shipped-other-address' ||
    code === 'shipped-by-colleague' ||
    code === 'claimed-elsewhere'
  );
}
