import type { Country } from '../parcel/countries';
import type { Account } from './account';

type Money = Pick<Account, 'currency' | 'numberRule'>;

/** What most accounts of a country count in: a proposal, since the spec does not say which country takes which. */
const MONEY: Readonly<Record<Country, Money>> = {
  'palestine-israel': { currency: 'ILS', numberRule: 'whole' },
  jordan: { currency: 'JOD', numberRule: 'two-decimals' },
};

/** The money to propose with a country: what is set stays, unless its currency is the other country's. */
export function proposeMoney<Now extends { readonly currency: string }>(
  country: Country,
  now: Now,
): Now | Money {
  const isOthers = Object.values(MONEY).some(({ currency }) => currency === now.currency);
  return isOthers && now.currency !== MONEY[country].currency ? MONEY[country] : now;
}
