import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clockText,
  dayText,
  hourText,
  momentText,
  nearDayText,
  weekDayText,
} from '../../../lib/i18n/moment-text';

const AFTERNOON = new Date(2026, 10, 22, 14, 2).getTime();
const NIGHT = new Date(2026, 10, 22, 0, 5).getTime();

afterEach(() => vi.useRealTimers());

describe('times and days', () => {
  it('have 24 hours in every language', () => {
    expect([clockText(AFTERNOON), clockText(NIGHT)]).toEqual(['14:02', '00:05']);
  });

  it.each([
    ['ar', '22 تشرين الثاني 2026', '22 تشرين الثاني 2026، 14:02', 'الأحد 22 تشرين الثاني'],
    ['en', '22 November 2026', '22 November 2026, 14:02', 'Sunday 22 November'],
    ['he', '22 בנובמבר 2026', '22 בנובמבר 2026, 14:02', 'יום ראשון 22 בנובמבר'],
  ] as const)(
    'name the month in letters, which no direction turns around, in %s',
    (language, day, moment, name) => {
      expect(dayText(AFTERNOON, language)).toBe(day);
      expect(momentText(AFTERNOON, language)).toBe(moment);
      expect(weekDayText(AFTERNOON, language)).toBe(name);
    },
  );

  it('leave the year out while it is this one', () => {
    expect(nearDayText(AFTERNOON, 'ar', AFTERNOON)).toBe('22 تشرين الثاني');
    expect(nearDayText(AFTERNOON, 'ar', new Date(2027, 0, 3).getTime())).toBe('22 تشرين الثاني 2026');
  });

  it.each([
    [new Date(2026, 10, 22, 20), '14:02'],
    [new Date(2026, 10, 25, 9), '22 November, 14:02'],
    [new Date(2027, 0, 3, 9), '22 November 2026, 14:02'],
  ])('say of a moment only what is not understood, on %s', (now, said) => {
    vi.useFakeTimers({ now });
    expect(hourText(AFTERNOON, 'en')).toBe(said);
  });
});
