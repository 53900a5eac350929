import { type Fact, unknown } from '../order';
import { plainName } from '../villages/names';
import { foldText } from '../villages/normalize';
import { any } from '../words/any-of';
import type { PhoneRules } from './countries';
import { singleLine } from './description';
import { NOWHERE } from './empty-fields';
import { doubtReading, type FilledText, fillText, openIfEmpty, originOf } from './filled-text';
import { doubt } from './finding';
import { joinAddress } from './join-address';
import type { OrderPlaces } from './order-places';
import type { Finding, Origin, VillageChoice } from './parcel-draft';
import { type PhonesInText, parsePhones } from './phones-in-text';
import { isGap, type Recipient } from './recipient';
import type { Witness } from './witness';

const OF_LINES: Origin = { from: 'order', source: 'labelled-text', party: 'shipping' };

/** The service requires a first name alone: the whole name goes there. A company stands in for a missing name. */
export function fillName({ name, address }: Recipient, witness: Witness | null): FilledText {
  if (witness?.name != null && !name.fact.known) {
    const text = singleLine(witness.name);
    return { text, origin: OF_LINES, findings: [doubt('firstName', 'reading-unsure', { text })] };
  }
  const { company } = address.parts;
  if (!isGap(name.fact) || isGap(company))
    return openIfEmpty(fillText('firstName', name.fact, singleLine, name.party));
  const filled = fillText('firstName', company, singleLine, address.party);
  return { ...filled, findings: [doubt('firstName', 'reading-unsure', { text: filled.text })] };
}

/** Both phones, where two stand in the store's one field. */
export function fillPhones(
  { phone }: Recipient,
  rules: PhoneRules,
): PhonesInText & { readonly origin: Origin } {
  const phones = parsePhones(phone.fact.known ? withoutLabels(phone.fact.value) : '', rules);
  const origin = originOf(phone.fact, phone.party);
  const { findings } = openIfEmpty({
    text: phones.phone,
    origin,
    findings: doubtReading('phone', phone.fact),
  });
  return { ...phones, origin, findings: [...findings, ...phones.findings] };
}

/** What a phone is called, right before it: "جوال 0598…", "Mobile: 0598…". */
const LABEL = new RegExp(
  `(?<!\\p{L})${any('label-phone')}(?!\\p{L})[\\s:.=\\-–]*(?=[+(]?[\\d٠-٩۰-۹])`,
  'giu',
);

/** The same right behind it, and nothing more: "0598… واتس". */
const LABEL_BEHIND = new RegExp(
  `(?<=[\\d٠-٩۰-۹])[\\s:.(\\-–]*${any('label-phone')}[\\s.)]*(?=$|[/\\\\,،;؛|])`,
  'giu',
);

/** A store's phone without its labels, which say nothing of it: other words beside a phone do. */
function withoutLabels(phone: string): string {
  return phone.replace(LABEL, '').replace(LABEL_BEHIND, '');
}

/**
 * Both address lines, the shop's own fields of the street, and the order's own words for its area, village and town
 * where those are not in it: they go to the service by ids, and the driver could not notice that they are wrong.
 * @param village the matched one; `null` where a person chooses
 * @param witness what the address's lines say where nothing tells its parts
 */
export function fillStreet(
  recipient: Recipient,
  { villages, areas, street }: Pick<OrderPlaces, 'villages' | 'areas' | 'street'>,
  village: VillageChoice | null,
  witness: Witness | null,
): FilledText {
  // A driver reads all of it, whatever part of the address each word is.
  if (witness !== null) return { text: singleLine(witness.street), origin: OF_LINES, findings: [] };
  const { party, parts } = recipient.address;
  const lines = [parts.address1, parts.address2].map((fact) =>
    fillText('streetName', fact, singleLine, party),
  );
  const texts = [...new Set(lines.map(({ text }) => text))].filter((text) => text !== '');
  if (texts.length > 0) {
    texts.push(...street.filter((part) => !isSaidIn(texts.join(' '), part)));
    const town = parts.city.known ? parts.city.value : '';
    for (const place of [...areas, ...villages, town])
      texts.push(...ownPlace(place, texts.join(' '), village));
  }
  const text = joinAddress(texts);
  const another = recipient.addressOfAnother ? [doubt('streetName', 'address-of-another', { text })] : [];
  return openIfEmpty({
    text,
    origin: lines.find((line) => line.text !== '')?.origin ?? NOWHERE,
    findings: [...onePerCode(lines.flatMap(({ findings }) => findings)), ...another],
  });
}

function onePerCode(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ code }, at) => findings.findIndex((other) => other.code === code) === at);
}

function ownPlace(place: string, street: string, village: VillageChoice | null): readonly string[] {
  const town = singleLine(place);
  const plain = plainName(town);
  const said = [plainName(village?.name ?? ''), plainName(village?.city ?? '')];
  return plain === '' || said.includes(plain) || isSaidIn(street, town) ? [] : [town];
}

function isSaidIn(street: string, text: string): boolean {
  return ` ${foldText(street)} `.includes(` ${foldText(text)} `);
}

/**
 * In parts of which one was not read for certain, or beside a field that says a place and cannot be read. A state
 * that could not be read took no part in finding it.
 */
export function doubtVillage(
  { address }: Recipient,
  { unread, changed }: Pick<OrderPlaces, 'unread' | 'changed'>,
): readonly Finding[] {
  const { city, state, address1, address2 } = address.parts;
  const parts: readonly Fact<string>[] = [city, address1, address2, ...(state.known ? [state] : [])];
  const [field] = unread;
  return [
    ...[...parts, ...changed.map(({ value }) => unknown('disagree', value))]
      .flatMap((fact) => doubtReading('village', fact))
      .slice(0, 1),
    ...(field === undefined
      ? []
      : [
          doubt('village', 'village-field-unread', {
            label: field.label || field.key || 'none',
            text: field.value,
          }),
        ]),
  ];
}
