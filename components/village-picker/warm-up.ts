import type { VillageFinder } from './village-source';

/** Searches until the browser has compiled what they run through; a browser compiles what runs often. */
const ROUNDS = 24;

/**
 * Searches for beginnings of these names whenever the page has nothing else to do, so that the first letter a person
 * types is as fast as the tenth.
 */
export function warmUp(finder: VillageFinder, names: readonly string[]): void {
  let round = 0;
  const work = () => {
    const name = names[(round * 31) % names.length] ?? '';
    const typed = name.slice(0, 1 + (round % 3));
    finder.search(typed);
    finder.citiesNamed(typed);
    round += 1;
    if (round < ROUNDS) requestIdleCallback(work);
  };
  if (names.length > 0) requestIdleCallback(work);
}
