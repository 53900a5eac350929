import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COURIER_ERROR_CODES, CourierError } from '../../../lib/courier/errors';
import { createParcel, restoreParcel } from '../../../lib/courier/parcels';
import { decimalText } from '../../../lib/courier/schemas/fields';
import { CALLS } from './calls';
import { errorOf, fakeService, KEY, PARCEL } from './fake-service';

/** Fields the answers have, with values of any kind: nearer to a real answer than any JSON. */
const fieldNames = fc.constantFrom(
  ...[
    'success',
    'errors',
    'error',
    'message',
    'duplicate',
    'recipient_blocked',
    'parcel_code',
    'parcel',
    'user',
  ],
  ...['recipients', 'parcel_content', 'parcelResultStatus', 'allowed_parcels', 'rejectSize', 'fee', 'result'],
  ...['delivery_cost', 'extra_price', 'id', 'name', 'villages', 'is_closed', '__proto__', 'constructor'],
);
const said = fc.constantFrom(
  ...['unauthorized', 'closed village', 'recipient not found', 'NO_PERMISSION', '', '20.00', 'P-1'],
  "can't create parcel with total price more than 5000",
);
const { answer } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.boolean(),
    fc.constant(null),
    said,
    fc.double(),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('answer'),
  ),
  answer: fc
    .array(fc.tuple(fieldNames, tie('value')), { maxLength: 6 })
    .map((entries) => Object.fromEntries(entries)),
}));

const bodies = fc.oneof(
  answer.map((value) => JSON.stringify(value)),
  answer.map((value) => JSON.stringify([value, value])),
  answer.map((value) => JSON.stringify(value).replaceAll('null', '1e999')),
  answer.chain((value) => fc.nat({ max: 60 }).map((length) => JSON.stringify(value).slice(0, length))),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '<html><title>Oops</title></html>', 'null', '[]', '{}', '[{}]', '﻿{"success":false}'),
);
const statuses = fc.constantFrom(
  200,
  200,
  200,
  201,
  300,
  302,
  400,
  401,
  403,
  404,
  408,
  409,
  422,
  429,
  500,
  503,
);

describe('whatever the service answers', () => {
  it('becomes a value or a named error, and a failing status is never a value', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, statuses, async (body, status) => {
        for (const call of Object.values(CALLS)) {
          const { client } = fakeService(new Response(body, { status }));
          const outcome = await call(client).catch((error: unknown) => error);
          if (!(outcome instanceof CourierError)) {
            expect(outcome).not.toBeInstanceOf(Error);
            expect(status).toBeLessThan(300);
            continue;
          }
          expect(COURIER_ERROR_CODES).toContain(outcome.code);
          expect(['refused', 'unknown']).toContain(outcome.evidence);
          if (status >= 500 || status === 408) expect(outcome.evidence).toBe('unknown');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a parcel is created by a code alone, and refused by nothing that claims success', async () => {
    await fc.assert(
      fc.asyncProperty(answer, statuses, async (body, status) => {
        const parsed = JSON.parse(JSON.stringify(body));
        const { client } = fakeService(new Response(JSON.stringify(body), { status }));
        const outcome = await createParcel(client, PARCEL).catch((error: CourierError) => error);
        if (outcome instanceof CourierError) {
          if (outcome.evidence === 'refused') expect(parsed.success).not.toBe(true);
        } else {
          expect(parsed.success).toBe(true);
          expect(outcome.parcel_code).toBe(String(parsed.parcel_code).trim());
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a parcel code anywhere in it, or a status that a proxy gives by itself, is no refusal', async () => {
    const holding = fc
      .tuple(answer, fc.array(fc.constantFrom('data', 'parcel', 'errors', '0'), { maxLength: 5 }), fc.nat(9))
      .map(([outer, path, code]) => {
        const inner = path.reduceRight<unknown>((value, name) => ({ [name]: value }), {
          parcel_code: `P${code}`,
        });
        return { ...outer, success: false, inner };
      });
    await fc.assert(
      fc.asyncProperty(holding, statuses, async (body, status) => {
        const error = await errorOf(
          createParcel(fakeService(new Response(JSON.stringify(body), { status })).client, PARCEL),
        );
        expect(error.evidence).toBe('unknown');
      }),
      { numRuns: 200 },
    );
    const proxy = fc.constantFrom(408, 409, 425, 429, 499);
    const undocumented = fc.record({ success: fc.boolean(), message: fc.string() }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(undocumented, proxy, async (body, status) => {
        const error = await errorOf(
          createParcel(fakeService(new Response(JSON.stringify(body), { status })).client, PARCEL),
        );
        expect(error.evidence).toBe('unknown');
      }),
      { numRuns: 100 },
    );
  });

  it('nested a hundred thousand deep, it is only unexpected', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const body = `{"success":true,"parcel":{"parcel_code":"P-1","contents":${deep}}}`;
    const error = await errorOf(restoreParcel(fakeService(new Response(body)).client, { parcel_id: 'P-1' }));
    expect(error).toMatchObject({ code: 'unexpected-answer', evidence: 'unknown' });
  });

  it('it cannot change what objects are', async () => {
    const body = '{"success":true,"parcel":{"parcel_code":"P-1","__proto__":{"polluted":1}}}';
    const parcel = await restoreParcel(fakeService(new Response(body)).client, { parcel_id: 'P-1' });
    expect(parcel).not.toHaveProperty('polluted');
    const errors = '{"success":false,"errors":{"__proto__":["polluted"]}}';
    const error = await errorOf(createParcel(fakeService(new Response(errors)).client, PARCEL));
    expect(Object.getPrototypeOf(error.params.fields)).toBe(Object.prototype);
  });
});

describe('whatever is thrown underneath', () => {
  it('becomes a named error', async () => {
    const thrown = fc.oneof(
      fc.string(),
      fc.constant(undefined),
      fc.constant(null),
      fc.string().map((text) => new Error(text)),
    );
    await fc.assert(
      fc.asyncProperty(thrown, async (value) => {
        for (const call of Object.values(CALLS)) {
          const { client } = fakeService(() => Promise.reject(value));
          expect(await errorOf(call(client))).toMatchObject({
            code: 'unexpected-failure',
            evidence: 'unknown',
          });
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('a number as a decimal text', () => {
  it('reads back as the same number and has no exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = decimalText(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text) === value).toBe(true);
      }),
      { examples: [[0], [-0], [12.5], [1e21], [-1.5e-7], [5e-324], [Number.MAX_VALUE], [0.1]] },
    );
    expect([12.5, 120, 0.1, 1e21, 1e-7].map(decimalText)).toEqual([
      '12.5',
      '120',
      '0.1',
      '1000000000000000000000',
      '0.0000001',
    ]);
  });
});

it('no call of these sends anything but its own key', async () => {
  for (const call of Object.values(CALLS)) {
    const service = fakeService(new Response('{}'));
    await call(service.client).catch(() => null);
    const body = await service.requests[0]?.text();
    expect(body?.split(KEY)).toHaveLength(2);
  }
});
