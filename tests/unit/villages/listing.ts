import type { Village } from '../../../lib/villages/village';
import { directoryOf } from './made-up';

/** The service's listing of `city: village, village …` lines, with what is otherwise of single villages by name. */
export function listingOf(
  lines: readonly string[],
  change: { readonly [name: string]: Partial<Village> } = {},
): Village[] {
  return directoryOf(...lines).map((village) => ({ ...village, ...change[village.name] }));
}

/** The same listing without some of its villages; the others keep their ids. */
export function without(villages: readonly Village[], ...names: readonly string[]): Village[] {
  return villages.filter(({ name }) => !names.includes(name));
}
