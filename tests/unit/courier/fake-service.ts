import {
  type CourierClient,
  type CourierClientOptions,
  createCourierClient,
} from '../../../lib/courier/client';
import { CourierError } from '../../../lib/courier/errors';
import type { CreateParcelRequest } from '../../../lib/courier/parcels';

export const KEY = 'live-key-7f3a9c1e';

/** What the service is to do with the nth request; the last one stands for all that follow. */
type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

export interface FakeService {
  readonly client: CourierClient;
  readonly requests: Request[];
  /** The body of the nth request as JSON. */
  sent(index?: number): Promise<unknown>;
}

/** A client whose requests end here, answered as told. */
export function fakeService(
  replies: Reply | readonly Reply[],
  options: Partial<CourierClientOptions> = {},
): FakeService {
  const requests: Request[] = [];
  const queue: readonly Reply[] = [replies].flat();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    // Not made anew: Node takes the referrer policy off a request that is made from another.
    const request = input instanceof Request ? input : new Request(input, init);
    const reply = queue[Math.min(requests.length, queue.length - 1)];
    requests.push(request.clone());
    if (reply === undefined || reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(request) : reply.clone();
  };
  return {
    client: createCourierClient({
      address: 'https://service.example/api',
      readKey: async () => KEY,
      fetch,
      backoff: () => 0,
      ...options,
    }),
    requests,
    async sent(index = 0) {
      return requests[index]?.clone().json();
    },
  };
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export function text(body: string, status = 200, type = 'text/html'): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

/** What `fetch` throws where the connection breaks. */
export const lost = () => new TypeError('fetch failed');

/** Answers never, and ends as fetch does when its request is aborted. */
export const hangs = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

/** The error a call ends with; fails the test when it ends otherwise. */
export async function errorOf(call: Promise<unknown>): Promise<CourierError> {
  const outcome = await call.then(
    (value) => new Error(`answered with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (outcome instanceof CourierError) return outcome;
  throw outcome;
}

export const PARCEL: CreateParcelRequest = {
  recipient: { first_name: 'ليلى', phone: '0591234567' },
  address: { city_id: 3, village_id: 31, street_name: 'شارع القدس 5' },
  total_price: '120.50',
  description: 'كتاب',
};
