/** The service's two countries (spec, "What the service does"): which phones are local there. */
export const COUNTRIES = ['palestine-israel', 'jordan'] as const;
export type Country = (typeof COUNTRIES)[number];

interface CountryPhones {
  /** A number written with the country's code: its code, and its digits without a 0 before them. */
  readonly international: RegExp;
  /** Whether its local form is 0 and those digits; else the code stays, since both countries of it use the same digits. */
  readonly isLocal: boolean;
  /** Nine digits that are whole although they begin with 0. */
  readonly landline: RegExp;
  /** Nine digits that no phone of the country has. */
  readonly strange: RegExp;
}

export const PHONES: Readonly<Record<Country, CountryPhones>> = {
  'palestine-israel': {
    international: /^(97[02])0?(\d{9})$/,
    isLocal: false,
    landline: /^0[23489]\d{7}$/,
    strange: /^(0|97[02]|962)/,
  },
  jordan: {
    international: /^(962)0?(7\d{8}|[2356]\d{7})$/,
    isLocal: true,
    landline: /^0[2356]\d{7}$/,
    // Mobiles alone have nine digits behind the 0.
    strange: /^[^7]/,
  },
};

/** Mobiles of Palestine's own networks, Jawwal and Ooredoo, by their digits without a 0; all others are of Israel's. */
export const PALESTINIAN_MOBILE = /^5[69]/;

/** In which form phones are shown and sent; spec, Limits, has these four. */
export const PHONE_FORMS = ['national', 'nine-digits', '+970', '+972'] as const;
export type PhoneForm = (typeof PHONE_FORMS)[number];

/** The country for a finding's sentence, where it is another than most accounts'. */
export function countryOf({ country = 'palestine-israel' }: PhoneRules): { readonly country?: Country } {
  return country === 'palestine-israel' ? {} : { country };
}

/** What an account says of its phones; left out: of Palestine and Israel, as 0 and nine digits. */
export interface PhoneRules {
  readonly country?: Country | undefined;
  readonly phoneForm?: PhoneForm | undefined;
}
