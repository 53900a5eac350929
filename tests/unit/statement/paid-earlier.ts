import { paidBy } from '../../../lib/statement/judge';

/** What these statements paid before the one that is judged; there are no later ones. */
export function paidEarlier(...[statements]: Parameters<typeof paidBy>) {
  const before = paidBy(statements);
  return { before, elsewhere: before };
}
