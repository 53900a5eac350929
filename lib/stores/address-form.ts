import { type Fact, factValue, type Party } from '../order';
import { blankParty } from './blank-order';
import { fetchPage } from './fetch-store';
import { cleanedLines, shownText } from './formatted-address';
import { findOwnAddress } from './listed-orders';
import { foldDigits } from './text';

/** An address that a store shows in bare lines, and has a form of its own for. */
interface FormedAddress {
  /** The links with which the page offers to edit it. */
  readonly links: string;
  /** The parts of the address in the form; `null` for what is no such form. */
  readonly read: (form: Document) => Party | null;
  /** The lines as the page shows them. */
  readonly lines: () => readonly string[];
}

/**
 * An order's address by the parts that the store's own form has of it, checked by the page. `null` where the form cannot
 * be had or is another one: then only the page's lines are known. Never throws.
 */
export async function readByForm(
  { links, read, lines }: FormedAddress,
  document: Document,
  url: URL,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Party | null> {
  try {
    const form = await fetchAddressForm(document, links, url, fetch, signal);
    const address = form && read(form);
    return address && checkedByPage(address, lines());
  } catch {
    // The form could not be had, or is none: the page itself is read then.
    return null;
  }
}

/**
 * `GET`s the store's own form for an address, whose fields are named, by the link with which the page offers to edit
 * it: its address is never made by us, has to be on the page's own origin, and no redirect is followed. Nothing is
 * submitted, and no program of the form runs. `null` where the page has no such link, or two, or the store refuses:
 * not everybody may edit addresses.
 *
 * @throws whatever fetch throws.
 */
async function fetchAddressForm(
  document: Document,
  links: string,
  url: URL,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Document | null> {
  const addresses = new Set(
    [...document.querySelectorAll(links)].map((link) => findOwnAddress(link, url)?.href ?? null),
  );
  const [address] = addresses;
  if (address === undefined || address === null || addresses.size > 1) return null;
  return fetchPage(address, fetch, signal);
}

/**
 * The form's address, checked by the formatted one on the order's page: that has every word of the form's name, street
 * and town in it, and one of its phones where it shows any. Else the form is of another address, or somebody changed it
 * meanwhile: every part is `disagree` then, with the lines as they stand.
 */
function checkedByPage(form: Party, rawLines: readonly string[]): Party {
  const lines = cleanedLines(rawLines);
  const text = fold(lines.join(' '));
  const words = [form.name, form.address1, form.address2, form.city].flatMap((fact) =>
    (factValue(fact) ?? '').split(/[\s,،]+/),
  );
  const isThis = lines.length > 0 && words.every((word) => text.includes(fold(word)));
  return isThis && showsPhone(form.phone, lines) ? form : blankParty('disagree', shownText(lines));
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
