import { currencyName } from '../../../components/account-form/currency-name';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Notice } from '../../../components/ui/Notice';
import { useRead } from '../../../components/ui/use-read';
import { COUNTRIES, type Country } from '../../../lib/parcel/countries';
import type { Account } from '../../../lib/settings/account';
import { proposeMoney } from '../../../lib/settings/country-money';
import { changeAccountBy, type Settings } from '../../../lib/settings/settings';
import { findListCountry } from '../../../lib/villages/country-of-list';
import { findDirectory } from '../../../lib/villages/directory';

interface CountryQuestionProps {
  readonly account: Account;
  /** Changes when the account's list may have come. */
  readonly fetched: unknown;
}

/** Asks once in which country an account delivers, where its list of places says so and nobody has yet. */
export function CountryQuestion({ account, fetched }: CountryQuestionProps) {
  const { t, language } = useText();
  const proposed = useProposal(account, fetched);
  if (proposed === null) return null;
  const { currency, numberRule } = proposeMoney(proposed, account);
  const confirm = (country: Country) => void setCountry(account.id, country);
  return (
    <div data-testid="account-country-question" data-country={proposed}>
      <Notice
        tone="warning"
        title={t('account-country-question', { country: proposed })}
        actions={
          <>
            <Button small kind="primary" onPress={() => confirm(proposed)} text={t('yes')} />
            {COUNTRIES.filter((country) => country !== proposed).map((country) => (
              <Button
                key={country}
                small
                kind="quiet"
                onPress={() => confirm(country)}
                text={t(`account-country-${country}`)}
              />
            ))}
          </>
        }
        text={t('account-country-proposed', {
          country: proposed,
          currency: currencyName(currency, language),
          rule: numberRule,
        })}
      />
    </div>
  );
}

function useProposal({ id, country }: Account, fetched: unknown): Country | null {
  const isAsked = country === undefined;
  const [proposed] = useRead<Country | null>(
    null,
    async () => (isAsked ? findListCountry((await findDirectory(id))?.villages ?? []) : null),
    [id, isAsked, fetched],
    'options: the country of a list',
  );
  return isAsked ? proposed : null;
}

/** Its money is set with it, as it was proposed. */
function setCountry(accountId: string, country: Country): Promise<Settings> {
  return changeAccountBy(accountId, (now) => ({ ...now, ...proposeMoney(country, now), country }));
}
