import { useEffect, useMemo } from 'preact/hooks';
import { ToolIntro } from '../../../components/desk/ToolIntro';
import { QuotesView } from '../../../components/quotes/QuotesView';
import { createVillages } from '../../../components/village-picker/villages';
import { quotesSchema } from '../../../lib/quotes/quote-fields';
import type { Account } from '../../../lib/settings/account';
import { AccountSection } from '../AccountSection';
import type { SectionProps } from '../section';
import { useTyped } from '../use-typed';

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
  const typed = useTyped(quotesSchema, account.id, 'quotes', '');
  if (typed === null) return null;
  return (
    <QuotesView
      account={account}
      villages={villages.source}
      onFetchVillages={() => void villages.fetch()}
      ask={ask}
      typed={typed.typed}
      onTyped={typed.keep}
    />
  );
}
