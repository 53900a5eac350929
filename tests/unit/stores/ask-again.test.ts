import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuestionPace } from '../../../entrypoints/background/relay/question-pace';
import { askingAgain } from '../../../lib/stores/read-listed-order';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that answers with these, one after the other, and when it was asked. */
function store(...statuses: readonly number[]) {
  const asked: number[] = [];
  const started = Date.now();
  const fetch: typeof globalThis.fetch = async () => {
    asked.push(Date.now() - started);
    return new Response('x', { status: statuses[asked.length - 1] ?? 200 });
  };
  return { fetch: askingAgain(fetch), asked };
}

describe('a store that is read', () => {
  it.each([429, 500, 503])('is asked again, more slowly, where it answers %i', async (status) => {
    const { fetch, asked } = store(status, status);
    const answer = fetch('https://shop.example/order');
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(200);
    expect(asked).toEqual([0, 1_000, 4_000]);
  });

  it('is believed when it goes on answering so', async () => {
    const { fetch, asked } = store(500, 500, 500);
    const answer = fetch('https://shop.example/order');
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(500);
    expect(asked).toHaveLength(3);
  });

  it.each([200, 401, 403, 404])('is asked once where it answers %i', async (status) => {
    const { fetch, asked } = store(status);
    expect((await fetch('https://shop.example/order')).status).toBe(status);
    expect(asked).toHaveLength(1);
  });

  it('is never asked again for what writes', async () => {
    const { fetch, asked } = store(500);
    expect((await fetch('https://shop.example/note', { method: 'POST' })).status).toBe(500);
    expect(asked).toHaveLength(1);
  });

  it('is not waited for after the page was left', async () => {
    const leaving = new AbortController();
    const { fetch, asked } = store(500);
    const answer = fetch('https://shop.example/order', { signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
  });
});

it('a page and a desk that stay open hold nothing of pauses that are over', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const { fetch } = store(429, 429);
  const answer = fetch('https://shop.example/order', { signal });
  await vi.runAllTimersAsync();
  await answer;
  const pace = new QuestionPace();
  const rested = pace.afterNothing(signal);
  await vi.runAllTimersAsync();
  await rested;
  expect(added).toHaveBeenCalledTimes(3);
  expect(removed).toHaveBeenCalledTimes(3);
});
