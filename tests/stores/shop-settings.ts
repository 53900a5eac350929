/** How the practice shop is set up. */
export interface ShopSettings {
  readonly decimalMark: string;
  readonly thousandsMark: string;
  readonly decimals: number;
  /** Its name; the practice shop's own where left out. */
  readonly name?: Readonly<Record<Language, string>>;
}

export const PLAIN_SETTINGS: ShopSettings = { decimalMark: '.', thousandsMark: ',', decimals: 2 };

export type Storage = 'classic' | 'new';
export type Language = 'ar' | 'en';

export const SYMBOLS = { ILS: '₪', JOD: 'د.ا', USD: '$' } as const;

function fixed(hundredths: number, decimals: number): [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = (Math.abs(hundredths) / 100).toFixed(decimals).split('.');
  return [whole, fraction];
}

/** As a form holds it: the shop's own decimal mark, no thousands mark, no zeros at the end. */
export function formAmount(hundredths: number, settings: ShopSettings): string {
  const [whole, fraction] = fixed(hundredths, 2);
  const short = fraction.replace(/0+$/, '');
  return `${hundredths < 0 ? '-' : ''}${whole}${short === '' ? '' : settings.decimalMark + short}`;
}

/** As people see it, without the symbol: rounded to the shop's decimals, thousands marked. */
export function shownAmount(hundredths: number, settings: ShopSettings): string {
  const [whole, fraction] = fixed(hundredths, settings.decimals);
  const marked = whole.replace(/\B(?=(\d{3})+$)/g, settings.thousandsMark);
  return marked + (fraction === '' ? '' : settings.decimalMark + fraction);
}
