import { StatementResult } from '../../../components/cash/StatementResult';
import { findHeading } from '../../../lib/statement/columns';
import { readLines } from '../../../lib/statement/statement';
import { show } from '../support/show';

const parcel = (code: string) => ({
  ...{ id: code, code, totalPrice: '120', fee: '20', currency: 'ILS', recipientName: null, colleague: null },
  ...{ delivered: true, returned: false, meant: true, handedOver: true, createdAt: 0 },
});

/** Shows what a courier's file comes to beside parcels with these codes, each with 120 to collect and a fee of 20. */
export function showStatement(codes: readonly string[], ...cells: readonly (readonly string[])[]): void {
  const table = [['Tracking', 'COD', 'Fee', 'Net'], ...cells];
  const { row, columns } = findHeading(table);
  const lines = readLines(table, row, columns, 'ILS');
  const statement = { id: 'a', accountId: 'a', name: 'a.csv', heading: [], columns, at: 1, lines };
  show(
    <StatementResult
      {...{ statement, statements: [statement], parcels: codes.map(parcel), currency: 'ILS' }}
      onClose={() => undefined}
    />,
  );
}
