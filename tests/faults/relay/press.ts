import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Browser } from '../../relay/shop-client';

const AGAIN = 100;

/** Asks until there is an answer: the same claim asked for again is the same claim. */
async function untilAnswered<Answer>(ask: (turn: number) => Promise<Answer>): Promise<Answer> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await ask(turn);
    } catch {
      // The relay is away for a moment, or answered that it is.
      await delay(AGAIN);
    }
  }
}

/**
 * A browser's press on an order: claims it, makes the parcel where it holds the claim, and says so.
 * @param create makes the parcel, and gives its code
 */
export async function pressWithClaim(
  urls: readonly string[],
  { token, id }: Browser,
  order: string,
  create: () => string,
): Promise<void> {
  const browsers = urls.map((url) => new Browser(url, token, id));
  const at = (turn: number) => browsers[turn % browsers.length] ?? new Browser('', token, id);
  const claim = randomUUID();
  const { status } = await untilAnswered((turn) => at(turn).claim(order, claim));
  if (status !== 201) return;
  const code = create();
  await untilAnswered((turn) =>
    at(turn).settle(order, { claim, state: 'created', code, amount: '100', fee: '20' }),
  );
}
