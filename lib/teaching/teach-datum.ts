import type { NumberFormat } from '../stores/number-format';
import { takePart } from '../stores/taught/part';
import { findPlace, type Page } from '../stores/taught/places';
import { comparable, isList, readPlace } from '../stores/taught/read-datum';
import type { Datum, TaughtDatum, TaughtPart, Way } from '../stores/taught/teaching';
import { makePlaces } from './make-places';

export interface DatumPointing {
  readonly page: Page;
  readonly datum: Datum;
  readonly element: Element;
  readonly part: TaughtPart;
  readonly ofOrder: readonly string[];
}

/**
 * What a person pointed at, with every way that reads just that on this page, and what it reads; `null` when the
 * part is not in it. Of a list the ways alone know all that is meant: the most trusted one that has what was
 * pointed at among the rest.
 */
export function teachDatum(
  pointing: DatumPointing,
): { readonly taught: TaughtDatum; readonly text: string } | null {
  const { page, datum, element, part, ofOrder } = pointing;
  const places = makePlaces({ page, element, list: isList(datum), ofOrder });
  const readings = places
    .filter((place) => findPlace(page, place).includes(element))
    .map((place) => ({ place, text: readPlace(page, datum, place, part)?.text }));
  const text = isList(datum) ? readings[0]?.text : takePart(page.text(element), part);
  if (text === undefined || text === null) return null;
  const ways = readings.filter((reading) => reading.text === text).map(({ place }) => ({ place, seen: 1 }));
  return { taught: { ways, part }, text };
}

/**
 * A datum after a person has said what is right on another page: the ways that read it there too are kept, with
 * one more page to their name. Where the person pointed, ways that were not known are added, seen on this page
 * alone.
 */
export function confirmDatum(
  page: Page,
  datum: Datum,
  taught: TaughtDatum,
  right: string,
  styles: readonly NumberFormat[],
  pointed: TaughtDatum | null,
): TaughtDatum {
  const wanted = comparable(datum, right, styles);
  const part = pointed?.part ?? taught.part;
  const kept = taught.ways.flatMap(({ place, seen }): Way[] => {
    const reading = readPlace(page, datum, place, part);
    return reading !== null && comparable(datum, reading.text, styles) === wanted
      ? [{ place, seen: seen + 1 }]
      : [];
  });
  const known = new Set(kept.map(({ place }) => JSON.stringify(place)));
  const fresh = (pointed?.ways ?? []).filter(({ place }) => !known.has(JSON.stringify(place)));
  return { ways: [...kept, ...fresh], part };
}
