import type { CustomField, Fact, Order, PageControl, Party, TextsOrder } from '../order';
import type { OnSilent, StoreAdapter } from './adapter';
import { controlsIn } from './controls';
import type { Addressed } from './definition';
import { findOwnAddress, parsePage, type Session } from './fetch-store';
import { askedBy } from './reader-of';
import type { StoreKind } from './registry';
import { isSignIn } from './sign-in';

/** An address that a store shows in bare lines, and has a form of its own for. */
interface FormedAddress {
  readonly links: string;
  /** The store leaves the link out for whoever may not edit addresses: what of the page has one for whoever may. */
  readonly isRightIn?: string;
  /** The ids of fields that the form has, each once: what is without them is no such form. */
  readonly required: readonly string[];
}

export interface ReadForm {
  readonly party: Party;
  /** What the page's own lines have of the name: stores leave a middle name out of them. */
  readonly shownName: Fact<string>;
  /** Fields of it that a shop or a module added. */
  readonly fields: readonly CustomField[];
}

/**
 * Reads an order's page with its delivery address by the parts that the store's own form has of it. The form is fetched by
 * the page's own link to it, on the page's origin; nothing is submitted. `null` where it cannot be had or is another one.
 */
export function askedByForm(
  store: Addressed<StoreKind>,
  address: FormedAddress,
  read: (document: Document, blank: Order) => TextsOrder,
): NonNullable<StoreAdapter['readStructured']> {
  return askedBy(store, async (session, blank) => {
    const link = findLink(address, session);
    if (link === null) return null;
    const answer = await session.fetch(link, { redirect: 'manual' });
    const form = answer.ok ? parsePage(await answer.text()) : null;
    const formed = form && fieldsOf(form, address);
    if (formed !== null) return withForm(read(session.document, blank), formed);
    const why = await whyRefused(answer, form, store, session, blank);
    if (why !== null) session.onSilent?.(why);
    return null;
  });
}

/** A person may not be allowed to see the form, and another version may have changed it: `null`. */
function fieldsOf(page: Document, { required }: FormedAddress): PageControl[] | null {
  const found = required.map((id) => [...page.querySelectorAll(`[id="${id}"]`)]);
  const isThis = found.every(({ length }) => length === 1);
  return isThis ? controlsIn(found[0]?.[0]?.closest('form') ?? page) : null;
}

function withForm({ customFields: _, ...order }: TextsOrder, controls: PageControl[]): TextsOrder {
  return { ...order, texts: { ...order.texts, controls } };
}

/** `null` where the page has no such link, or two. */
function findLink({ links, isRightIn }: FormedAddress, { document, url, onSilent }: Session): string | null {
  const found = [...document.querySelectorAll(links)];
  const lacks = found.length === 0 && isRightIn !== undefined && document.querySelector(isRightIn) !== null;
  if (lacks) onSilent?.('not-allowed');
  const addresses = new Set(
    found.map((link) => findOwnAddress(link.getAttribute('href'), url)?.href ?? null),
  );
  const [address = null] = addresses;
  return addresses.size > 1 ? null : address;
}

/** Who may not edit addresses is refused the form and still shown the order's page. */
async function whyRefused(
  answer: Response,
  form: Document | null,
  { detect }: Addressed<StoreKind>,
  { url, fetch }: Session,
  { id }: Order,
): Promise<Parameters<OnSilent>[0] | null> {
  if (answer.status === 401 || (form !== null && isSignIn(form))) return 'signed-out';
  const isRefused = answer.type === 'opaqueredirect' || answer.status === 403;
  if (!isRefused) return null;
  const shown = await fetch(url.href, { redirect: 'manual' });
  // Signed out, the page is refused as the form is.
  if (!shown.ok) return 'signed-out';
  const document = parsePage(await shown.text());
  const page = detect(document, url);
  if (page?.page === 'order' && page.orderId === id) return 'not-allowed';
  return isSignIn(document) ? 'signed-out' : null;
}
