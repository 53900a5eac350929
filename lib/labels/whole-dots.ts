/** Millimetres of a dot of the coarsest printer of labels, 203 to the inch. */
const DOT = 25.4 / 203;

/**
 * How wide so many modules are drawn, in millimetres: each takes a whole number of a label printer's dots, so that no
 * bar comes out a dot wider than its neighbour. The most that fits, and a dot each where not even that does.
 * @param most millimetres
 */
export function widthOfModules(modules: number, most: number): number {
  return modules * DOT * Math.max(1, Math.floor(most / modules / DOT));
}
