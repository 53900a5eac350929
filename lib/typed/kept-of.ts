/** What is kept of single fields once these are typed anew: of them what is known now, of the others what was before. */
export function keptOf<Kept extends object>(
  typed: readonly string[],
  before: Partial<Kept> = {},
  now: Partial<Kept> = {},
): Partial<Kept> {
  const stays = Object.entries(before).filter(([name]) => !typed.includes(name));
  const comes = Object.entries(now).filter(([name]) => typed.includes(name));
  return Object.fromEntries([...stays, ...comes]) as Partial<Kept>;
}
