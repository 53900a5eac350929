import type { RelayView } from '../../../lib/messaging/views/relay';

/** A shop's server that this browser is connected to and that answers. */
export const JOINED: Extract<RelayView, { state: 'wished' | 'joined' }> = {
  state: 'joined',
  url: 'https://relay.example',
  shop: 'My shop',
  memberName: 'Counter',
  accountId: 'account',
  isAccountKnown: true,
  hasAccess: true,
  caughtUpAt: 1,
  trouble: null,
  webhook: 'set',
  isProven: true,
  mayTest: false,
};
