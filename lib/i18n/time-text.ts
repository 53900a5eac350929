import { localDay } from '../local-day';
import type { Language } from './language';

/** Day before month in all three; Latin digits, as on labels and in the service's panel. */
const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar-PS-u-nu-latn', en: 'en-GB', he: 'he-IL' };

const known = new Map<Language, Intl.DateTimeFormat>();

/**
 * When something was, on the person's own clock: `20/11/2026, 14:05`.
 * @param time milliseconds since the epoch.
 */
export function timeText(time: number, language: Language): string {
  const format =
    known.get(language) ??
    new Intl.DateTimeFormat(LOCALES[language], {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  known.set(language, format);
  return format.format(time);
}

/** The same, of today only the hour: `14:05`. */
export function hourText(time: number, language: Language): string {
  const whole = timeText(time, language);
  const isToday = localDay(new Date(time)) === localDay(new Date());
  return isToday ? whole.slice(-'14:05'.length) : whole;
}
