import type { Language } from './language';

/** A moment as people say it, in the person's own time zone and Latin digits: `20 November 2026 at 21:50`. */
export function momentText(milliseconds: number, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return format.format(milliseconds);
}

/** A day: `20 Nov 2026`. */
export function dayText(milliseconds: number, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium' }).format(milliseconds);
}
