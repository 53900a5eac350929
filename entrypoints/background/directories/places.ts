import { browser } from 'wxt/browser';
import { logged } from '../../../lib/storage/log';
import { type Gazetteer, readGazetteer } from '../../../lib/villages/gazetteer';

let places: Promise<Gazetteer | undefined> | null = null;

/** The gazetteer that the extension carries; read when an index is built or a near match is to be judged. `null`: not readable now. */
export async function readPlaces(): Promise<Gazetteer | null> {
  places ??= read().catch(logged('read the places'));
  const known = await places;
  if (known === undefined) places = null;
  return known ?? null;
}

async function read(): Promise<Gazetteer> {
  const response = await fetch(browser.runtime.getURL('/places.txt'));
  return readGazetteer(await response.text());
}
