import type { StatusList } from '../status-meaning';

/** Medusa 2's own. How far an order was packed stands elsewhere, in a field that its first versions do not know. */
export const MEDUSA_STATUSES: StatusList = {
  pending: 'to-ship',
  requires_action: 'held',
  draft: 'held',
  completed: 'shipped',
  archived: 'shipped',
  canceled: 'ended',
};
