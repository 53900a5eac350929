import type { Order } from '../../../lib/order';
import { readInvitation } from '../../../lib/relay/invitation';
import { keepRelay, ownerOf } from '../../../lib/shop-relay/kept-relay';
import { sealSecret } from '../../../lib/vault/vault-write';
import type { NewShop } from '../../../relay/shops/shops';
import { anOrder, fact } from '../parcel/made-up';
import { ACCOUNT, type FakeService } from './fake-service';

/** Keeps a shop's invitation as the options page does at a person's press. */
export async function wishFor({ invitation }: NewShop, memberName = 'Counter'): Promise<void> {
  const read = readInvitation(invitation);
  if (read === null) throw new Error('not an invitation');
  const { url, shop } = read;
  await keepRelay({
    state: 'wished',
    url,
    shop,
    memberName,
    memberId: null,
    accountId: ACCOUNT.id,
    secrets: await sealSecret(ownerOf({ url }), invitation),
    after: 0,
    caughtUpAt: null,
    trouble: null,
  });
}

/** A store's site. */
export const ORIGIN = 'https://shop.example';

/** What becomes of calls: to the relay as it is told, all others are the service's. */
export class Network {
  relay: 'answers' | 'is down' | 'is silent' = 'answers';
  /** All that browsers sent to the relay: address, headers and body of each call. Events are the service's. */
  readonly toRelay: string[] = [];
  readonly #real = globalThis.fetch;

  constructor(
    private readonly relayUrl: () => string,
    private readonly service: FakeService,
  ) {}

  readonly fetch = (input: Request | string, init?: RequestInit): Promise<Response> => {
    const url = typeof input === 'string' ? input : input.url;
    if (!url.startsWith(this.relayUrl())) return this.service.fetch(input as Request);
    if (url.includes('/v1/')) this.toRelay.push(JSON.stringify({ url, ...init }));
    if (this.relay === 'is down') return Promise.reject(new TypeError('Failed to fetch'));
    if (this.relay === 'answers') return this.#real(input, init);
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('timed out', 'TimeoutError')));
    });
  };
}

let made = 0;

/** An order of which everything is certain, to a phone of its own. */
export function nextOrder(): Order {
  made += 1;
  const party = { ...anOrder().shipping, phone: fact(`0599${String(200_000 + made)}`) };
  const store = { kind: 'woocommerce', origin: ORIGIN, basePath: '/wp-admin/' } as const;
  return anOrder({
    store,
    id: String(made),
    link: `${ORIGIN}/wp-admin/${made}`,
    shipping: party,
    billing: party,
  });
}
