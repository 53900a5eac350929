type Drafting = typeof import('../../../entrypoints/background/drafting/draft-order');

/** What runs once when orders are drafted next, before their drafts are given to who asked. */
export const meanwhile: { work: (() => Promise<unknown>) | null } = { work: null };

/** The drafting as it is, with `meanwhile`; to be mocked by whoever tells what happens in that time. */
export async function draftingWithMeanwhile(importOriginal: () => Promise<Drafting>): Promise<Drafting> {
  const drafting = await importOriginal();
  return {
    ...drafting,
    async draftOrder(...asked) {
      const drafted = await drafting.draftOrder(...asked);
      const { work } = meanwhile;
      meanwhile.work = null;
      await work?.();
      return drafted;
    },
  };
}
