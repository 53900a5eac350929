/** Where one is on the desk: `#/labels/a6?rows=1,2` is the section `labels`, its path `['a6']`, its parameters. */
export interface Route {
  /** As the address names it; it may be no section that there is. */
  readonly section: string;
  readonly path: readonly string[];
  readonly parameters: URLSearchParams;
}

/** The route in an address' hash; anything is one. */
export function routeOf(hash: string): Route {
  const [steps = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [section = '', ...path] = steps.split('/').map(decoded);
  return { section, path, parameters: new URLSearchParams(query) };
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // An address that was typed by hand is taken as it stands.
    return step;
  }
}

/** Leads to the labels of these rows: to look at them first, or straight to the printer. */
export function openLabels(rowIds: readonly string[], then: 'show' | 'print'): void {
  location.hash = labelsAddress(rowIds, then);
}

export function labelsAddress(rowIds: readonly string[], then: 'show' | 'print'): string {
  return `#/labels?rows=${rowIds.map(encodeURIComponent).join(',')}${then === 'print' ? '&print' : ''}`;
}

/** The service's id that the address names, as in `#/employees/41`; `null`: none. */
export function idIn({ path: [step = ''] }: Route): number | null {
  return /^[1-9]\d{0,14}$/.test(step) ? Number(step) : null;
}
