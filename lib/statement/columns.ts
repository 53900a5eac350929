import { foldText } from '../villages/normalize';

/** What a column of a courier's file says of a parcel. */
export const COLUMN_ROLES = ['code', 'collected', 'fee', 'net'] as const;
type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Which column says what, by its place in the file; a file need not have all. */
export type Columns = { readonly [Role in ColumnRole]: number | null };

/** How couriers head these columns; the longer say more and are looked for first. */
const NAMES: Readonly<Record<ColumnRole, readonly string[]>> = {
  code: [
    ...['tracking number', 'parcel code', 'barcode', 'tracking', 'awb', 'parcel', 'code', 'shipment'],
    ...[
      'رقم التتبع',
      'رقم الطرد',
      'رمز الطرد',
      'رقم البوليصة',
      'رقم الشحنة',
      'باركود',
      'الطرد',
      'الرمز',
      'الباركود',
    ],
    ...['מספר משלוח', 'קוד חבילה', 'מספר חבילה', 'ברקוד', 'קוד'],
  ],
  collected: [
    ...[
      'collected amount',
      'cod amount',
      'amount collected',
      'collected',
      'cod',
      'amount',
      'total price',
      'price',
    ],
    ...['مبلغ التحصيل', 'المبلغ المحصل', 'قيمة التحصيل', 'التحصيل', 'المبلغ', 'سعر الطرد', 'السعر', 'محصل'],
    ...['סכום שנגבה', 'סכום גבייה', 'גבייה', 'גוביינא', 'סכום', 'מחיר'],
  ],
  fee: [
    ...['delivery cost', 'delivery fee', 'shipping fee', 'delivery', 'shipping', 'fees', 'fee', 'cost'],
    ...[
      'رسوم التوصيل',
      'أجرة التوصيل',
      'سعر التوصيل',
      'تكلفة التوصيل',
      'التوصيل',
      'الأجرة',
      'الرسوم',
      'العمولة',
    ],
    ...['דמי משלוח', 'עלות משלוח', 'עמלה'],
  ],
  net: [
    ...['net amount', 'net', 'payable', 'due to merchant', 'balance'],
    ...['صافي المبلغ', 'الصافي', 'صافي', 'المستحق للتاجر', 'المستحق'],
    ...['סכום נטו', 'לתשלום', 'נטו'],
  ],
};

/** Rows at a file's top in which its heading is looked for: a name and a date often stand above it. */
const ABOVE = 15;

export interface Heading {
  /** The row's place in the file. */
  readonly row: number;
  readonly columns: Columns;
}

/** The row that heads the table, and what its columns seem to say; a person confirms it. */
export function findHeading(table: readonly (readonly string[])[]): Heading {
  const headings = table.slice(0, ABOVE).map((cells, row) => ({ row, columns: matchColumns(cells) }));
  const known = ({ columns }: Heading) => COLUMN_ROLES.filter((role) => columns[role] !== null).length;
  return headings.reduce(
    (best, heading) => (known(heading) > known(best) ? heading : best),
    headings[0] ?? { row: 0, columns: matchColumns([]) },
  );
}

/** Enough to tell what was paid for which parcel. */
export function areEnough({ code, collected, fee, net }: Columns): boolean {
  return code !== null && (collected !== null || (net !== null && fee !== null));
}

function matchColumns(cells: readonly string[]): Columns {
  const folded = cells.map((cell) => foldText(cell));
  const taken = new Set<number>();
  const match = (role: ColumnRole): number | null => {
    const names = NAMES[role].map((name) => foldText(name));
    const found =
      names
        .map((name) => folded.findIndex((cell, place) => cell === name && !taken.has(place)))
        .find(isFound) ??
      names
        .map((name) =>
          folded.findIndex((cell, place) => !taken.has(place) && ` ${cell} `.includes(` ${name} `)),
        )
        .find(isFound) ??
      null;
    if (found !== null) taken.add(found);
    return found;
  };
  // In this order: “net amount” must not be taken for the amount, nor “delivery code” for a fee.
  const [code, net, fee, collected] = (['code', 'net', 'fee', 'collected'] as const).map(match);
  return { code: code ?? null, collected: collected ?? null, fee: fee ?? null, net: net ?? null };
}

function isFound(place: number): boolean {
  return place >= 0;
}
