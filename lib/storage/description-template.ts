import { characterCount, DESCRIPTION_LENGTH } from '../parcel/rules';

/** What may stand in a description's braces. */
const PLACEHOLDERS = ['items', 'number', 'store'];

/** What is wrong with the text that parcels are described by, as a code; `null`: nothing. */
export function findTemplateProblem(template: string) {
  if (template === '') return 'required';
  if (characterCount(template) > DESCRIPTION_LENGTH.maximum) return 'long';
  const names = Array.from(template.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name);
  const rest = template.replace(/\{[^{}]*\}/g, '');
  if (/[{}]/.test(rest) || names.some((name) => !PLACEHOLDERS.includes(name))) return 'braces';
  const short = names.length === 0 && characterCount(rest) < DESCRIPTION_LENGTH.minimum;
  return short ? 'short' : null;
}
