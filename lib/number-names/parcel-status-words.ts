import type { Translator } from '../i18n/translator';
import { cutText } from '../parcel/cut-text';
import type { ParcelState } from '../storage/records';
import { findName, type NumberKind, type NumberNames } from './number-names';
import type { ParcelStatus } from './parcel-status';

/** Characters of a note; the whole of it is in the parcel's history. */
const LONGEST_NOTE = 120;

export function parcelStatusOf(state: ParcelState, names: NumberNames, translator: Translator): ParcelStatus {
  const status = nameOf('parcel-status', state.statusId, names, translator);
  const position = nameOf('parcel-position', state.positionId, names, translator);
  const kind = state.kind === undefined ? '' : translator.t('told-kind', { kind: state.kind });
  const note = state.note === null ? '' : cutText(state.note.trim(), LONGEST_NOTE);
  return {
    statusId: state.statusId,
    status,
    words: [kind, status, position, note].filter((part) => part !== '').join(' · '),
    at: state.at,
  };
}

function nameOf(
  kind: NumberKind & ('parcel-status' | 'parcel-position'),
  number: number | null,
  names: NumberNames,
  { t, language }: Translator,
): string {
  if (number === null) return '';
  const unnamed = kind === 'parcel-status' ? 'told-status' : 'told-position';
  return findName(names, kind, number, language) ?? t(unnamed, { number: String(number) });
}
