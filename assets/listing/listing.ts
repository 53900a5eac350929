/** What stands in the browsers' stores in one language; the name is the manifest's. */
export interface Listing {
  /** One sentence, without marks. */
  readonly summary: string;
  /** Paragraphs, plain text: both stores show them as they are. */
  readonly description: string;
  /** What each screenshot shows, a line each, in their order. */
  readonly captions: string;
}

/**
 * Letters at most, the smaller of both stores: the Chrome Web Store takes 75 for a name, 132 for a summary and 16,000
 * for a description; addons.mozilla.org takes 50, 250 and 15,000. 1,000 is what a reason for a permission may have.
 */
export const LIMITS = { name: 50, summary: 132, description: 15_000, reason: 1_000 } as const;

/** Pixels of a screenshot, as both stores show it. */
export const SCREENSHOT = { width: 1280, height: 800 } as const;
