import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

/** What the popup was opened for by something else than its own button: the menu over selected text, or a store's page. */
export type Wanted =
  /** `text`: it is not in the form, which was typed for somebody else. */
  | { readonly show: 'pasted'; readonly text?: string | undefined }
  | { readonly show: 'from-page' }
  | { readonly show: 'recipient'; readonly phone: string };

const wantedSchema = z.discriminatedUnion('show', [
  z.object({ show: z.literal('pasted'), text: z.optional(z.string().check(z.maxLength(20_000))) }),
  z.object({ show: z.literal('from-page') }),
  z.object({ show: z.literal('recipient'), phone: z.string().check(z.maxLength(100)) }),
]);

const KEY = 'wanted';

/** Left for the popup that is about to open; gone with the browser's session. */
export async function leaveWanted(wanted: Wanted): Promise<void> {
  await browser.storage.session.set({ [KEY]: wanted });
}

/** Takes what was left, so that the next opening is an ordinary one; `null`: nothing. */
export async function takeWanted(): Promise<Wanted | null> {
  const { [KEY]: left } = await browser.storage.session.get(KEY);
  if (left === undefined) return null;
  await browser.storage.session.remove(KEY);
  const parsed = wantedSchema.safeParse(left);
  return parsed.success ? parsed.data : null;
}
