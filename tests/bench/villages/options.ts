import { readFileSync } from 'node:fs';

/** A case as files have it: `expect` is the id of the village meant, ids any of which is right, or `null`. */
type WrittenCase = Omit<AddressCase, 'expect'> & { readonly expect: number | readonly number[] | null };

/** The category of cases whose place was taken out of the list; they are counted apart. */
export const MISSING = 'MISSING';

/** An address, and the village meant. */
export interface AddressCase {
  readonly id: string;
  readonly category: string;
  readonly input: {
    readonly city?: string;
    readonly state?: string;
    readonly address1?: string;
    readonly address2?: string;
    readonly country?: string;
    readonly postcode?: string;
  };
  /** Ids any of which is right; none where no village of the list is meant, or nothing tells which. */
  readonly expect: readonly number[];
  /** Of whole orders alone: what the village was told by. */
  readonly why?: string;
}

/** A city in the service's shape, as far as the bench needs it. */
export interface ListedCity {
  readonly id: number;
  readonly name: string;
  readonly deleted_at: string | null;
  readonly villages: readonly {
    readonly id: number;
    readonly name: string;
    readonly note: string | null;
    readonly is_closed: number;
    readonly deleted_at: string | null;
  }[];
}

export interface BenchOptions {
  readonly cities: readonly ListedCity[];
  readonly cases: readonly AddressCase[];
  readonly json: boolean;
  readonly peers: boolean;
  /** With the list of known places elsewhere, as the extension has it. */
  readonly elsewhere: boolean;
}

/** The gazetteer that the extension carries. */
export const PLACES = new URL('../../../assets/public/places.txt', import.meta.url);
export const DATA = new URL('../../../../shared/data/villages/', import.meta.url);

/**
 * `--directory FILE --cases FILE --json --no-peers --no-elsewhere`; both files default to those of `../shared/data/villages`.
 * @throws Error naming an argument it does not know or a file it cannot read.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  let directory: string | URL = new URL('directory.json', DATA);
  let cases: string | URL = new URL('cases.json', DATA);
  let json = false;
  let peers = true;
  let elsewhere = true;
  for (let at = 0; at < args.length; at++) {
    const argument = args[at];
    if (argument === '--json') json = true;
    else if (argument === '--no-peers') peers = false;
    else if (argument === '--no-elsewhere') elsewhere = false;
    else if (argument === '--directory') directory = requireValue(args, ++at, argument);
    else if (argument === '--cases') cases = requireValue(args, ++at, argument);
    else throw new Error(`bench villages: unknown argument ${argument}`);
  }
  return {
    cities: JSON.parse(readFileSync(directory, 'utf8')) as ListedCity[],
    cases: readCases(cases),
    json,
    peers,
    elsewhere,
  };
}

export function readCases(file: string | URL): readonly AddressCase[] {
  const cases = JSON.parse(readFileSync(file, 'utf8')) as WrittenCase[];
  return cases.map(({ expect, ...one }) => ({ ...one, expect: expect === null ? [] : [expect].flat() }));
}

function requireValue(args: readonly string[], at: number, argument: string): string {
  const value = args[at];
  if (value === undefined) throw new Error(`bench villages: ${argument} needs a file`);
  return value;
}
