import { pattern } from '../words/patterns';

/** A word that is said of wares, of the trade, or to be polite. */
const TALK_WORD = pattern('small-talk');

/** "عبد السلام", "ابو جبل": what follows such a word is part of the name, whatever it says elsewhere. */
const FAMILY_NAME = /(?<!\p{L})(?:عبد|[اأ]بو|[اأ]م|بني|[اآ]ل|دار|abu|אבו) +(?:عبد +)?(?:ال)?\p{L}+/giu;

export function withoutFamilyNames(text: string): string {
  return text.replace(FAMILY_NAME, ' ');
}

/** Whether a stretch says something of the trade, or nothing. */
export function isSmallTalk(text: string): boolean {
  return TALK_WORD.test(withoutFamilyNames(text));
}
