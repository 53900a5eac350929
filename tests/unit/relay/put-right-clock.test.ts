import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { openInMemory } from '../../relay/in-memory';
import { Scene } from '../../relay/scene';
import { eventBody, send } from '../../relay/shop-client';

const scene = new Scene();
afterEach(async () => {
  vi.useRealTimers();
  await scene.close();
});

it('refuses nobody where the clock was months behind when the relay was started', async () => {
  // PostgreSQL embedded has the process's own clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2024-01-01T00:00:10Z') });
  await scene.start(await openInMemory());
  const { shop, browser } = await scene.newShop();
  vi.useRealTimers();
  expect((await send(shop.webhook, eventBody())).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:10Z') });
  const key = randomBytes(32).toString('base64url');
  expect((await browser.claim(key, randomUUID())).status).toBe(201);
});
