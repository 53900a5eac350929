import { momentText } from '../../lib/i18n/moment-text';
import type { KeptStatement } from '../../lib/storage/records';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { RemoveButton } from '../ui/RemoveButton';

interface StatementListProps {
  readonly statements: readonly KeptStatement[];
  readonly onOpen: (statement: KeptStatement) => void;
  readonly onRemove: (statement: KeptStatement) => void;
}

export function StatementList({ statements, onOpen, onRemove }: StatementListProps) {
  const { t, language } = useText();
  if (statements.length === 0) return null;
  return (
    <section class="card">
      <h2>{t('cash-kept-title')}</h2>
      <ul class="stack tight">
        {statements.map((statement) => (
          <li key={statement.id} class="cluster">
            <Button kind="quiet" onPress={() => onOpen(statement)}>
              <bdi>{statement.name}</bdi>
            </Button>
            <span class="soft">
              {momentText(statement.at, language)} · {t('cash-lines', { count: statement.lines.length })}
            </span>
            <RemoveButton small name={statement.name} onPress={() => onRemove(statement)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
