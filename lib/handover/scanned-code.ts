import { plainText } from '../parcel/plain-text';

/** A key as it was pressed: `KeyboardEvent`'s code, which says where it is and not what is printed on it. */
const LATIN_KEY = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/;

/**
 * The key's letter or digit on a Latin keyboard. A scanner presses keys as on a Latin one, whatever language the
 * computer types in: an Arabic one makes `س` of its `S`. `null`: another key.
 */
export function latinKey(code: string): string | null {
  if (code === 'Minus') return '-';
  const [, letter, digit] = LATIN_KEY.exec(code) ?? [];
  return letter ?? digit ?? null;
}

/** A code as codes are compared: nobody sees whether a scanner's Shift was held. */
export function foldCode(text: string): string {
  return plainText(text).replaceAll(' ', '').toUpperCase();
}

/**
 * What was scanned among the parcels of a sheet.
 * @param readings what the field holds, and what the keys would have been on a Latin keyboard
 */
export function findScanned<Parcel extends { readonly parcelCode: string | null }>(
  parcels: readonly Parcel[],
  readings: readonly string[],
): Parcel | null {
  const codes = readings.map(foldCode).filter((code) => code !== '');
  return (
    parcels.find(({ parcelCode }) => parcelCode !== null && codes.includes(foldCode(parcelCode))) ?? null
  );
}
