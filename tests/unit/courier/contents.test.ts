import { describe, expect, it } from 'vitest';
import { updateParcelContent } from '../../../lib/courier/contents';
import type { AnswerEvidence, CourierErrorCode } from '../../../lib/courier/errors';
import { errorOf, fakeService, json, KEY } from './fake-service';

type Row = [CourierErrorCode, number, Record<string, unknown>, AnswerEvidence?];

describe('changing a content', () => {
  const change = (body: unknown, status = 200) =>
    updateParcelContent(fakeService(json(body, status)).client, 12, { item_name: 'كتاب' });
  const content = {
    id: 12,
    parcel_id: 5,
    quantity: '2.00',
    item_price: 12.5,
    item_name: null,
    attachments: [],
  };

  it('sends a form with the images and the key', async () => {
    const service = fakeService(json({ parcel_content: content }));
    const photo = new File(['photo'], 'Leila at home.jpeg', { type: 'image/jpeg' });
    const updated = await updateParcelContent(service.client, 12, {
      companion_parcel_id: 3,
      item_name: 'كتاب',
      description: 'd',
      item_price: '12.50',
      quantity: '2',
      content_photo: photo,
    });
    expect(updated).toMatchObject({ id: 12, quantity: '2.00', item_price: '12.5', product_id: null });
    expect(service.requests[0]?.url).toBe('https://service.example/api/parcel-content/update/12');
    const form = await service.requests[0]?.formData();
    const texts = [...(form ?? [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    expect(texts).toEqual([
      ['companion_parcel_id', '3'],
      ['item_name', 'كتاب'],
      ['description', 'd'],
      ['item_price', '12.50'],
      ['quantity', '2'],
      ['content_photo', 'content_photo.jpeg'],
      ['Service_API_KEY', KEY],
    ]);
    const sent = form?.get('content_photo');
    expect(sent).toMatchObject({ type: 'image/jpeg' });
    expect(sent instanceof Blob && (await sent.text())).toBe('photo');
  });

  it.each([
    ['product-not-found', 404, { success: false, error: 'product not found' }],
    ['content-not-found', 404, { success: false, error: 'parcel content not found' }],
    ['companion-parcel-not-found', 404, { success: false, error: 'companion parcel not found' }],
    [
      'content-locked',
      403,
      { success: false, error: 'you cannot edit content for non draft or submitted parcel' },
    ],
    ['content-not-updated', 500, { success: false, error: 'failed to update parcel content' }, 'unknown'],
    ['server-failed', 500, { success: false, error: 'something else' }, 'unknown'],
    ['key-refused', 200, { success: false, errors: ['unauthorized'] }],
    ['unexpected-answer', 200, { parcel_content: null }, 'unknown'],
  ] as Row[])('%s (%i)', async (code, status, body, evidence = 'refused') => {
    expect(await errorOf(change(body, status))).toMatchObject({ code, status, evidence });
  });

  it.each([
    ['item_name', { item_name: 'a', product_id: 1 }],
    ['description', { description: 'd'.repeat(256) }],
    ['item_price', { item_price: '1.234' }],
    ['quantity', { quantity: '-1' }],
    ['item_image', { item_image: new Blob(['x'], { type: 'image/gif' }) }],
    [
      'content_photo',
      { content_photo: new Blob([new Uint8Array(2 * 1024 * 1024 + 1)], { type: 'image/png' }) },
    ],
  ])('is not sent with a wrong %s', async (field, request) => {
    const service = fakeService(json({ parcel_content: content }));
    const error = await errorOf(updateParcelContent(service.client, 12, request));
    expect(error).toMatchObject({ code: 'invalid-request', evidence: 'not-sent' });
    expect(Object.keys(error.params.fields ?? {})).toEqual([field]);
    expect(service.requests).toHaveLength(0);
  });

  it('is not sent to an id that is not valid', async () => {
    for (const id of [0, -1, 1.5, Number.NaN]) {
      const service = fakeService(json({ parcel_content: content }));
      expect((await errorOf(updateParcelContent(service.client, id, {}))).code).toBe('invalid-request');
    }
  });
});
