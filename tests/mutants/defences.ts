import { clientDefences } from './defences/client';
import { outboxDefences } from './defences/outbox';
import { pageDefences } from './defences/page';
import { storesDefences } from './defences/stores';
import { vaultDefences } from './defences/vault';
import type { Mutant } from './mutant';

/** Every named defence, by subject. */
export const defences: readonly Mutant[] = [
  ...outboxDefences,
  ...pageDefences,
  ...clientDefences,
  ...storesDefences,
  ...vaultDefences,
];
