import { useEffect, useMemo } from 'preact/hooks';
import { ToolIntro } from '../../../components/desk/ToolIntro';
import { createVillages } from '../../../components/village-picker/villages';
import { quotesSchema } from '../../../lib/quotes/quote-fields';
import type { Account } from '../../../lib/settings/account';
import { AccountSection } from '../AccountSection';
import type { SectionProps } from '../section';
import { useTyped } from '../use-typed';
import { QuotesPage } from './QuotesPage';

/** What deliveries would cost, before one is promised to anybody. */
export function QuotesSection({ desk }: SectionProps) {
  return (
    <AccountSection desk={desk} intro={<ToolIntro tool="quotes" />}>
      {(account) => <Quotes key={account.id} account={account} ask={desk.ask} />}
    </AccountSection>
  );
}

interface QuotesProps {
  readonly account: Account;
  readonly ask: SectionProps['desk']['ask'];
}

function Quotes({ account, ask }: QuotesProps) {
  const villages = useMemo(() => createVillages(account.id, ask), [account.id, ask]);
  useEffect(() => void villages.load(), [villages]);
  const kept = useTyped(quotesSchema, account.id, 'quotes', '');
  return kept && <QuotesPage {...{ account, villages, ask, kept }} />;
}
