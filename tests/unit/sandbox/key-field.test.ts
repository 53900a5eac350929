import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox';

let service: RunningSandbox;
beforeAll(async () => {
  service = await startSandbox({ keyField: 'api_key' });
});
afterAll(() => service.close());

async function ask(body: object): Promise<unknown> {
  const response = await fetch(`${service.url}/parcels/fees`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ village_id: 103, ...body }),
  });
  return response.json();
}

it('takes the key in the field that it was started with, and in no other', async () => {
  expect(await ask({ api_key: 'practice-key' })).toMatchObject({ delivery_cost: '20.00' });
  expect(await ask({ Service_API_KEY: 'practice-key' })).toMatchObject({ errors: ['unauthorized'] });
});
