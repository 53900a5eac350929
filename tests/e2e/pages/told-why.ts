import { arPopup } from '../../../assets/locales/ar/popup';
import { enPopup } from '../../../assets/locales/en/popup';
import { hePopup } from '../../../assets/locales/he/popup';

/** What is said of a press that came before its time: a person reads it and presses again. */
const TOO_SOON: readonly string[] = [arPopup, enPopup, hePopup].map((texts) => texts['press-too-soon']);

export function isToldToPressAgain(said: string): boolean {
  return TOO_SOON.includes(said.trim());
}
