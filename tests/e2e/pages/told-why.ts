import { arPopup } from '../../../assets/locales/ar/popup';
import { enPopup } from '../../../assets/locales/en/popup';
import { hePopup } from '../../../assets/locales/he/popup';

/**
 * What is said of a press that came before its time, or before the page heard of the pointer, which a busy machine tells
 * it late: a person reads it and presses again.
 */
const AGAIN: readonly string[] = [arPopup, enPopup, hePopup].flatMap((texts) => [
  texts['press-too-soon'],
  texts['press-not-begun'],
]);

export function isToldToPressAgain(said: string): boolean {
  return AGAIN.includes(said.trim());
}
