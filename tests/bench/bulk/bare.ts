import type { Page } from 'puppeteer-core';
import { madeOrder } from '../../e2e/made-order';
import type { World } from '../../e2e/world';
import { AT_ONCE, ORDERS } from './bulk';

/** An open village of the sandbox's directory, where the made orders go. */
const VILLAGE = { city_id: 2, village_id: 310 };

/** Milliseconds for the look-ups in four forms and the creation of each order, sent by nothing but fetch. */
export function timeBare(world: World, page: Page, firstId: number): Promise<number> {
  const phones = Array.from({ length: ORDERS }, (_, index) => madeOrder(firstId + index).billing.phone);
  return page.evaluate(sendBare, {
    base: world.sandbox.url,
    key: world.account().key,
    phones,
    address: { ...VILLAGE, street_name: 'شارع المدرسة، بناية 4' },
    atOnce: AT_ONCE,
  });
}

interface Bare {
  readonly base: string;
  readonly key: string;
  readonly phones: readonly string[];
  readonly address: object;
  readonly atOnce: number;
}

/** Runs in a page of the extension, and names no function inside. */
async function sendBare({ base, key, phones, address, atOnce }: Bare): Promise<number> {
  const began = performance.now();
  const waiting = phones.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const phone of waiting) {
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
        if (parcel_code === undefined) throw new Error('a bare parcel was not made');
      }
    }),
  );
  return performance.now() - began;
}
