import { plainText } from './plain-text';

/**
 * Control characters but tab and line breaks, and marks that turn the direction of all that follows: with them a text
 * reads otherwise on the courier's label.
 */
const UNSENDABLE = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;

export function withoutSigns(text: string): string {
  return text.replace(UNSENDABLE, '');
}

/** The characters of a text that are never sent, each once, written as `U+202E`. */
export function findSigns(text: string): readonly string[] {
  const signs = new Set(text.match(UNSENDABLE) ?? []);
  return [...signs].map((sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
}

/** A form's text as it is sent: trimmed, and without halves of emoji, which other parsers of JSON refuse. */
export function sentText(text: string): string {
  return withoutSigns(text).trim().toWellFormed();
}

export function isBlank(text: string): boolean {
  return plainText(withoutSigns(text)) === '';
}
