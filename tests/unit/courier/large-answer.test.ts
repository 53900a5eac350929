import { describe, expect, it, vi } from 'vitest';
import { listCitiesAndVillages } from '../../../lib/courier/addresses';
import { CALLS } from './calls';
import { errorOf, fakeService } from './fake-service';

const MEGABYTE = 1024 * 1024;

/** An answer of many megabytes, a piece at a time; counts what was taken of it. */
function largeAnswer(megabytes: number) {
  const taken = { bytes: 0 };
  const piece = new Uint8Array(64 * 1024).fill(0x20);
  const body = () =>
    new ReadableStream({
      pull(controller) {
        if (taken.bytes >= megabytes * MEGABYTE) controller.close();
        else controller.enqueue(piece);
        taken.bytes += piece.byteLength;
      },
    });
  return { taken, answer: () => new Response(body()) };
}

describe('an answer that is too large', () => {
  it.each(Object.entries(CALLS))(
    '%s: ten megabytes are neither read whole nor parsed',
    async (_name, call) => {
      const parse = vi.spyOn(JSON, 'parse');
      const { taken, answer } = largeAnswer(10);
      const service = fakeService(answer);
      expect(await errorOf(call(service.client))).toMatchObject({
        code: 'answer-too-large',
        evidence: 'unknown',
        status: 200,
      });
      expect(taken.bytes).toBeLessThan(9 * MEGABYTE);
      expect(parse).not.toHaveBeenCalled();
      expect(service.requests).toHaveLength(1);
      parse.mockRestore();
    },
  );

  it('a list of twenty thousand villages is not', async () => {
    const village = {
      city_id: 1,
      name: 'قرية طويلة الاسم جدًا',
      driver_region_id: 1,
      region_id: 1,
      region_type: 1,
      note: null,
      is_closed: 0,
      deleted_at: null,
    };
    const villages = Array.from({ length: 20_000 }, (_, id) => ({ ...village, id }));
    const body = JSON.stringify([{ id: 1, name: 'أ', deleted_at: null, villages }]);
    const { cities } = await listCitiesAndVillages(fakeService(new Response(body)).client);
    expect(cities[0]?.villages).toHaveLength(20_000);
  });
});
