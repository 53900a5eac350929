import { browser } from 'wxt/browser';
import { logged } from '../../../lib/storage/log';
import { type Gazetteer, NO_PLACES, readGazetteer } from '../../../lib/villages/gazetteer';

let places: Promise<Gazetteer | undefined> | null = null;

/** The gazetteer that the extension carries; read when an index is built or a near match is to be judged. */
export async function readPlaces(): Promise<Gazetteer> {
  places ??= read().catch(logged('read the places'));
  const known = await places;
  if (known === undefined) places = null;
  return known ?? NO_PLACES;
}

async function read(): Promise<Gazetteer> {
  const response = await fetch(browser.runtime.getURL('/places.txt'));
  return readGazetteer(await response.text());
}
