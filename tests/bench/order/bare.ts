import type { Page } from 'puppeteer-core';

/** The requests of one press: the store's, as the page's script sent them, and what the service is asked. */
export interface BarePlan {
  readonly base: string;
  readonly key: string;
  readonly phone: string;
  readonly storeRequests: readonly string[];
}

/** An open village of the sandbox's directory, where the made orders go. */
const ADDRESS = { city_id: 2, village_id: 310, street_name: 'شارع المدرسة، بناية 4' };

/**
 * Sends the requests by nothing but `fetch`: the store's from its own page and the look-ups side by side, then the
 * creation.
 * @returns milliseconds of the longer one of the first two, and of the creation
 */
export async function sendBare(servicePage: Page, storePage: Page, plan: BarePlan): Promise<number> {
  const [lookUps, store] = await Promise.all([
    servicePage.evaluate(lookUp, plan),
    storePage.evaluate(askStore, plan.storeRequests),
  ]);
  return Math.max(lookUps, store) + (await servicePage.evaluate(create, plan, ADDRESS));
}

/** Runs in a page of the extension, and names no function inside. */
async function lookUp({ base, key, phone }: BarePlan): Promise<number> {
  const began = performance.now();
  const national = phone.slice(-9);
  await Promise.all(
    [national, `0${national}`, `+970${national}`, `+972${national}`].map(async (form) => {
      const answer = await fetch(`${base}/recipient/findRecipientByPhoneNumber`, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ phone_number: form, Service_API_KEY: key }),
      });
      await answer.json();
    }),
  );
  return performance.now() - began;
}

/** Runs in the store's page, which holds the nonce that its interface wants. */
async function askStore(urls: readonly string[]): Promise<number> {
  const began = performance.now();
  const script = document.getElementById('wp-api-fetch-js-after')?.textContent ?? '';
  const [, nonce = ''] = /createNonceMiddleware\(\s*"(\w+)"/.exec(script) ?? [];
  await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(url, { headers: { 'X-WP-Nonce': nonce } });
      if (!answer.ok) throw new Error(`the store answered ${answer.status}`);
      await answer.json();
    }),
  );
  return performance.now() - began;
}

/** Runs in a page of the extension. */
async function create({ base, key, phone }: BarePlan, address: object): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${base}/parcels/create`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      recipient: { first_name: 'سلمى عودة', phone },
      address,
      total_price: 110,
      actual_price: 90,
      description: '2 × كوب خزف أزرق',
      reference_number: phone,
      Service_API_KEY: key,
    }),
  });
  const { parcel_code } = (await answer.json()) as { parcel_code?: string };
  if (parcel_code === undefined) throw new Error('the bare parcel was not made');
  return performance.now() - began;
}
