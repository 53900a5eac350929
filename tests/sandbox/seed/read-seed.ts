import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { checkReferences } from './check-references';
import { type CityRecord, citySchema } from './city-schema';
import { SeedError } from './seed-error';
import { type LoadedSeed, type Seed, seedSchema } from './seed-schema';

const DATA = fileURLToPath(new URL('../data/', import.meta.url));
const DIRECTORY = resolve(DATA, 'directory.json');
const DEFAULT_SEED = resolve(DATA, 'seed.json');

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SeedError(file, [error instanceof Error ? error.message : String(error)]);
  }
}

function requireShape<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new SeedError(
    source,
    result.error.issues.map(({ path, message }) => `${z.core.toDotPath(path) || 'the whole'}: ${message}`),
  );
}

function readCities(
  cities: string | readonly CityRecord[] | undefined,
  folder: string,
): readonly CityRecord[] {
  if (Array.isArray(cities)) return cities;
  const file = typeof cities === 'string' ? resolve(folder, cities) : DIRECTORY;
  return requireShape(z.array(citySchema), readJson(file), file);
}

/**
 * Reads and checks a seed.
 * @param seed a file's path, or a seed as an object (a `cities` path in it is relative to the working
 *   directory); left out, the default seed of `data/`.
 * @throws SeedError naming each place that is wrong.
 */
export function readSeed(seed: Seed | string = DEFAULT_SEED): LoadedSeed {
  const isFile = typeof seed === 'string';
  const source = isFile ? resolve(seed) : 'the given object';
  const shaped = requireShape(seedSchema, isFile ? readJson(source) : seed, source);
  const loaded = { ...shaped, cities: readCities(shaped.cities, isFile ? dirname(source) : process.cwd()) };
  const problems = checkReferences(loaded);
  if (problems.length > 0) throw new SeedError(source, problems);
  return loaded;
}

/** The default seed, for a caller that wants it with something changed. */
export function readDefaultSeed(): Seed {
  return requireShape(seedSchema, readJson(DEFAULT_SEED), DEFAULT_SEED);
}
