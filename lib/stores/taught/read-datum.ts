import { type Fact, known, unknown } from '../../order';
import type { NumberFormat } from '../number-format';
import { cleanLine, foldDigits } from '../text';
import { readingsOf, splitTaughtAmount } from './amount';
import { isControl } from './element-text';
import { takePart } from './part';
import { findPlace, type Page } from './places';
import type { Datum, TaughtDatum, TaughtPart, TaughtPlace } from './teaching';

/** Items are a list; of everything else a page has one. */
export function isList(datum: Datum): boolean {
  return datum === 'items';
}

/**
 * What one way reads: text as it stands, and whether out of a form field. Items are lines. `null` when it finds nothing, or
 * several things that say different things: then it cannot tell which is meant.
 */
export function readPlace(page: Page, datum: Datum, place: TaughtPlace, part: TaughtPart) {
  const elements = findPlace(page, place);
  const texts = elements.map((element) => takePart(page.text(element), part));
  const [first, ...others] = texts;
  if (first === undefined || first === null || texts.includes(null)) return null;
  const control = elements.every(isControl);
  if (isList(datum)) {
    const lines = texts.map((text) => cleanLine(text ?? '')).filter((text) => text !== '');
    return { by: place.by, text: lines.join('\n'), control };
  }
  return others.every((other) => other === first) ? { by: place.by, text: first, control } : null;
}

/** As it is compared with what other ways read: digits and blanks alike, amounts by what they come to. */
export function comparable(datum: Datum, text: string, styles: readonly NumberFormat[]): string {
  if (datum === 'total' || datum === 'shipping') {
    const amount = splitTaughtAmount(text);
    const [value] = amount === null ? [] : readingsOf(amount.number, styles).keys();
    if (value !== undefined) return value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  }
  return foldDigits(text).replace(/\s+/g, datum === 'items' ? ' ' : '');
}

/**
 * What a page says of a datum: one text where all ways that find something agree, and sure where ways of at
 * least two kinds do; `disagree` with both texts where they do not; `not-shown` where none finds anything.
 */
export function readDatum(
  page: Page,
  datum: Datum,
  taught: TaughtDatum | undefined,
  styles: readonly NumberFormat[],
): Fact<string> {
  const readings = (taught?.ways ?? []).flatMap(({ place }) => {
    const reading = taught === undefined ? null : readPlace(page, datum, place, taught.part);
    return reading === null ? [] : [reading];
  });
  const [first] = readings;
  if (first === undefined) return unknown('not-shown');
  const values = new Map(readings.map((reading) => [comparable(datum, reading.text, styles), reading.text]));
  if (values.size > 1)
    return unknown('disagree', [...values.values()].map(cleanLine).join(' / ').slice(0, 200));
  if (first.text === '') return unknown('absent');
  const kinds = new Set(readings.map(({ by }) => by));
  return known(first.text, first.control ? 'form-field' : 'labelled-text', kinds.size > 1);
}
