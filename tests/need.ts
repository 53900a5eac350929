/** What a test goes on with. Where it is missing the test ends there, and says what it missed. */
export function need<Found>(found: Found | null | undefined, what: string): Found {
  if (found == null) throw new Error(`There is no ${what}`);
  return found;
}

/** The first element of these. A press on one that is missing would otherwise press nothing, and prove nothing. */
export function elementAt<Of extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Of {
  return need(within.querySelector<Of>(selector), selector);
}
