import { changeIn, openDatabase } from '../storage/db';
import type { PrintedLabel } from '../storage/records';

/** The printed labels by their rows' ids. */
export type PrintedLabels = ReadonlyMap<string, PrintedLabel>;

/** @throws Failure `storage-unavailable` */
export async function readPrintedLabels(): Promise<PrintedLabels> {
  const database = await openDatabase();
  return new Map((await database.getAll('printed-labels')).map((label) => [label.rowId, label]));
}

/** Keeps that these labels were printed just now. */
export async function keepPrinted(labels: readonly Omit<PrintedLabel, 'at'>[], at: number): Promise<void> {
  await changeIn('printed-labels', (printed) =>
    Promise.all(labels.map((label) => printed.put({ ...label, at }))),
  );
}

/** A person says that these came out of no printer. */
export async function forgetPrinted(labels: readonly Pick<PrintedLabel, 'rowId'>[]): Promise<void> {
  await changeIn('printed-labels', (printed) =>
    Promise.all(labels.map(({ rowId }) => printed.delete(rowId))),
  );
}

/** Whether the label of a row bears the code that its parcel has now: a corrected code wants a new label. */
export function isPrinted(
  labels: PrintedLabels,
  row: { readonly id: string; readonly parcelCode: string | null },
): boolean {
  const label = labels.get(row.id);
  return label !== undefined && label.parcelCode === row.parcelCode;
}
