/** Far longer than anything here takes, on a machine busy with ten other things too: what does not come then never does. */
const PATIENCE = 30_000;

/**
 * Looks until what is seen fits.
 * @throws Error with what was seen last.
 */
export async function eventually<Seen>(
  look: () => Seen | Promise<Seen>,
  fits: (seen: Seen) => boolean,
): Promise<Seen> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look();
    if (fits(seen)) return seen;
    if (Date.now() > until) throw new Error(`It never came; seen last: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
