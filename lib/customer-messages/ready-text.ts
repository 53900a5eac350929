import type { Translator } from '../i18n/translator';
import { type MessageKind, PLACEHOLDERS } from './message-text';

/** The text that comes with us in the translator's language, its placeholders in braces. */
export function readyText(kind: MessageKind, { lookUp }: Translator): string {
  const braced = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `{${name}}`]));
  // Without the marks that keep the direction of what is put in: people edit it.
  return lookUp(`message-${kind}`, braced).replace(/[\u2066-\u2069]/g, '');
}
