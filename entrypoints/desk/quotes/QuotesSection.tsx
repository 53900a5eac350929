import { useEffect, useMemo } from 'preact/hooks';
import { ToolIntro } from '../../../components/desk/ToolIntro';
import { createVillages } from '../../../components/village-picker/villages';
import { quotesSchema } from '../../../lib/quotes/quote-fields';
import { AccountSection } from '../AccountSection';
import type { AccountProps, SectionProps } from '../section';
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

function Quotes({ account, ask }: AccountProps) {
  const villages = useMemo(() => createVillages(account.id, ask), [account.id, ask]);
  useEffect(() => void villages.load(), [villages]);
  const kept = useTyped(quotesSchema, account.id, 'quotes', '');
  return kept && <QuotesPage {...{ account, villages, ask, kept }} />;
}
