import { localDay } from '../local-day';
import { commaIn } from './comma';
import type { Language } from './language';

/** Months as they are called where merchants are (`تشرين الثاني`); Latin digits, as on labels. */
const LOCALES: Readonly<Record<Language, string>> = {
  ar: 'ar-PS-u-nu-latn',
  en: 'en-GB-u-nu-latn',
  he: 'he-IL-u-nu-latn',
};

/** Which parts of a day are written; the month in letters, since `22/11/2026` is turned around in right-to-left text. */
const PARTS = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  'day-of-year': { day: 'numeric', month: 'long' },
  'week-day': { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long' },
  'month-of-year': { month: 'long', year: 'numeric' },
  name: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Each row that is shown needs one, and making one is slow. */
const known = new Map<string, Intl.DateTimeFormat>();

function say(part: keyof typeof PARTS, milliseconds: number, language: Language): string {
  const key = `${part} ${language}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], PARTS[part]);
  known.set(key, format);
  return format.format(milliseconds);
}

/** The hour on the person's own clock, of 24: `14:02`. */
export function clockText(milliseconds: number): string {
  const date = new Date(milliseconds);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A day: `22 November 2026`, `22 تشرين الثاني 2026`. */
export function dayText(milliseconds: number, language: Language): string {
  return say('day', milliseconds, language);
}

/** A day of this year: `22 November`; of another year with it. */
export function nearDayText(milliseconds: number, language: Language, now = Date.now()): string {
  return say(isSameYear(milliseconds, now) ? 'day-of-year' : 'day', milliseconds, language);
}

/** A month of this year: `May`, `أيار`; of another year with it. */
export function monthText(milliseconds: number, language: Language): string {
  return say(isSameYear(milliseconds, Date.now()) ? 'month' : 'month-of-year', milliseconds, language);
}

function isSameYear(one: number, other: number): boolean {
  return new Date(one).getFullYear() === new Date(other).getFullYear();
}

/** A day with its name: `Sunday 22 November`, `الأحد 22 تشرين الثاني`. */
export function weekDayText(milliseconds: number, language: Language): string {
  return say('week-day', milliseconds, language).replace(/[,،]/g, '');
}

/** The name of a day where there is no room: `Sun`, `أحد`, `א׳`. */
export function dayNameText(milliseconds: number, language: Language): string {
  const name = say('name', milliseconds, language);
  return language === 'ar' ? name.replace(/^ال/, '') : name.replace(/^יום /, '');
}

/** A moment in the person's own time zone: `22 November 2026, 14:02`. */
export function momentText(milliseconds: number, language: Language): string {
  return withClock(dayText(milliseconds, language), milliseconds, language);
}

function withClock(day: string, milliseconds: number, language: Language): string {
  return `${day}${commaIn(language)}${clockText(milliseconds)}`;
}

/** A moment with only what is not understood: `14:02` of today, `22 November, 14:02` of this year. */
export function hourText(milliseconds: number, language: Language): string {
  const isToday = localDay(milliseconds) === localDay();
  return isToday
    ? clockText(milliseconds)
    : withClock(nearDayText(milliseconds, language), milliseconds, language);
}
