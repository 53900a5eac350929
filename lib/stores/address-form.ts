import { type CustomField, type Fact, factValue, type Order, type Party } from '../order';
import type { OnSilent } from './adapter';
import { blankParty } from './blank-order';
import { controlValue, selectedOption } from './controls';
import { customFieldsOf } from './custom-fields';
import { parsePage, type StoreFetch } from './fetch-store';
import { cleanedLines, shownText } from './formatted-address';
import { findOwnAddress } from './listed-orders';
import { isSignIn } from './sign-in';
import { foldDigits } from './text';

/** An address that a store shows in bare lines, and has a form of its own for. */
interface FormedAddress {
  /** The links with which the page offers to edit it. */
  readonly links: string;
  /** The store leaves the link out for whoever may not edit addresses. */
  readonly isLinkARight?: true;
  /** The parts of the address in the form; `null` for what is no such form. */
  readonly read: (form: Document) => ReadForm | null;
  /** The lines as the page shows them. */
  readonly lines: () => readonly string[];
  readonly isOrderPage: (document: Document) => boolean;
}

/** What a form says of an address. */
export interface ReadForm {
  readonly party: Party;
  /** What the page's own lines must have, where it is not the whole name: stores leave a middle name out of them. */
  readonly shownName?: Fact<string>;
  readonly form: ParentNode;
  /** Fields of it that a shop or a module added. */
  readonly fields: readonly CustomField[];
}

/** Of an order what its address form says. */
export type Formed = Pick<Order, 'shipping' | 'customFields'>;

/** How a store is asked, as `readStructured` is told it. */
interface Asking {
  readonly url: URL;
  readonly fetch: StoreFetch;
  readonly onSilent: OnSilent | undefined;
}

/**
 * An order's address by the parts that the store's own form has of it, checked by the page. `null` where the form cannot
 * be had or is another one: then only the page's lines are known. Never throws.
 *
 * The form is read by the link with which the page offers to edit it: its address is never made by us, has to be on the
 * page's own origin, and no redirect is followed. Nothing is submitted, and no program of the form runs.
 */
export async function readByForm(
  address: FormedAddress,
  document: Document,
  asking: Asking,
): Promise<Formed | null> {
  try {
    const link = findLink(address, document, asking);
    if (link === null) return null;
    const answer = await asking.fetch(link, { redirect: 'manual' });
    const form = answer.ok ? parsePage(await answer.text()) : null;
    const read = form && address.read(form);
    if (read !== null) return checkedByPage(read, address.lines());
    const why = await whyRefused(answer, form, address, asking);
    if (why !== null) asking.onSilent?.(why);
  } catch {
    // The form could not be had, or is none: the page itself is read then.
  }
  return null;
}

/** The order of a page with what its address form says; the page's own fields are laid beside it with the page. */
export function withForm({ customFields: _, ...order }: Order, formed: Formed): Order {
  return { ...order, ...formed };
}

/** `null` where the page has no such link, or two. */
function findLink(
  { links, isLinkARight, lines }: FormedAddress,
  document: Document,
  asking: Asking,
): string | null {
  const found = [...document.querySelectorAll(links)];
  if (found.length === 0 && isLinkARight && lines().length > 0) asking.onSilent?.('not-allowed');
  const addresses = new Set(
    found.map((link) => findOwnAddress(link.getAttribute('href'), asking.url)?.href ?? null),
  );
  const [address = null] = addresses;
  return addresses.size > 1 ? null : address;
}

/**
 * Why the store gives something else than the form: it shows its sign-in, or it refuses the form to somebody whom it
 * shows the order's page. Stores refuse with an answer of their own or send on to another page, their sign-in too.
 */
async function whyRefused(
  answer: Response,
  form: Document | null,
  { isOrderPage }: FormedAddress,
  { url, fetch }: Asking,
): Promise<Parameters<OnSilent>[0] | null> {
  if (answer.status === 401 || (form !== null && isSignIn(form))) return 'signed-out';
  const isRefused = answer.type === 'opaqueredirect' || answer.status === 403;
  if (!isRefused) return null;
  const page = await fetch(url.href, { redirect: 'manual' });
  // Signed out, the page is refused as the form is.
  if (!page.ok) return 'signed-out';
  const document = parsePage(await page.text());
  if (isOrderPage(document)) return 'not-allowed';
  return isSignIn(document) ? 'signed-out' : null;
}

/**
 * The form's address, checked by the formatted one on the order's page: that has every word of the form's name, street
 * and town in it, and one of its phones where it shows any. Else the form is of another address, or somebody changed it
 * meanwhile: every part is `disagree` then, with the lines as they stand.
 */
function checkedByPage(
  { party, shownName = party.name, form, fields }: ReadForm,
  rawLines: readonly string[],
): Formed {
  const lines = cleanedLines(rawLines);
  const text = fold(lines.join(' '));
  const words = [shownName, party.address1, party.address2, party.city].flatMap((fact) =>
    wordsOf(factValue(fact) ?? ''),
  );
  const isThis = lines.length > 0 && words.every((word) => text.includes(fold(word)));
  if (!isThis || !showsPhone(party.phone, lines))
    return { shipping: blankParty('disagree', shownText(lines)) };
  return { shipping: party, ...customFieldsOf([...fields, ...linesBeside(form, lines)]) };
}

/**
 * What the page's lines say beside all that the form has: a shop's own form of addresses, or a module, may put more into
 * them. Behind a label it is a field; else nobody knows what it is.
 */
function linesBeside(form: ParentNode, lines: readonly string[]): readonly CustomField[] {
  const controls = [...form.querySelectorAll('input, select, textarea')];
  const texts = controls.map((control) => selectedOption(control)?.text ?? controlValue(control) ?? '');
  const known = new Set(texts.flatMap(wordsOf).map(fold));
  return lines.flatMap((line) => {
    const left = wordsOf(line).filter((word) => !known.has(fold(word)));
    if (left.length === 0 || phonesIn(line).length > 0) return [];
    const [, label = '', value = left.join(' ')] = /^([^:：]{2,60})[:：]\s*(\S.*)$/.exec(line) ?? [];
    return [{ at: 'shipping', key: '', label, value } as const];
  });
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,،]+/).filter((word) => word !== '');
}

function showsPhone(phone: Fact<string>, lines: readonly string[]): boolean {
  const shown = lines.flatMap(phonesIn);
  const own = phone.known ? phonesIn(phone.value) : [];
  return own.length === 0 || shown.length === 0 || own.some((digits) => shown.includes(digits));
}

/** The digits of each phone in a line that holds nothing else. */
function phonesIn(line: string): readonly string[] {
  const plain = fold(line).replace(/^t:/, '');
  if (!/^[+\d().\-–/]+$/.test(plain)) return [];
  const numbers = plain.split('/').map((part) => part.replace(/\D/g, ''));
  return numbers.filter((digits) => digits.length >= 9);
}

function fold(text: string): string {
  return foldDigits(text).toLowerCase().replace(/\s/g, '');
}
