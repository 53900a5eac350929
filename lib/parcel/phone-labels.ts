import { any } from '../words/any-of';

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
export function withoutLabels(phone: string): string {
  return phone.replace(LABEL, '').replace(LABEL_BEHIND, '');
}
