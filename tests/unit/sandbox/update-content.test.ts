import { describe, expect, it } from 'vitest';
import { IMAGE_LIMIT } from '../../sandbox/checks/image';
import { serviceForTests } from './service-for-tests';

const service = serviceForTests();
const update = (fields: Record<string, string | File> = {}, id: number | string = 601) =>
  service.sendForm(`/parcel-content/update/${id}`, fields);

const STARTS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  webp: [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
};

function image(start: keyof typeof STARTS, type: string, size = 100): File {
  const bytes = new Uint8Array(size);
  bytes.set(STARTS[start].slice(0, size));
  return new File([bytes], 'photo', { type });
}

describe('updating a content', () => {
  it('changes what is given, answers the whole content and no success field', async () => {
    const reply = await update({
      companion_parcel_id: '701',
      item_name: 'زيت جديد',
      description: 'عبوة كبيرة',
      item_price: '50.5',
      quantity: '3',
      item_image: image('png', 'image/png'),
      content_photo: image('webp', 'image/webp'),
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      parcel_content: {
        id: 601,
        parcel_id: expect.any(Number),
        companion_parcel_id: 701,
        product_id: null,
        item_name: 'زيت جديد',
        description: 'عبوة كبيرة',
        item_price: 50.5,
        quantity: '3.00',
        item_image: expect.any(String),
        content_photo: expect.any(String),
        created_at: expect.any(String),
        updated_at: expect.any(String),
        attachments: [],
      },
    });
  });

  it('leaves everything else as it was', async () => {
    expect((await update()).body).toMatchObject({
      parcel_content: { product_id: 901, item_name: 'زيت زيتون 1 لتر', quantity: '2.00', item_image: null },
    });
  });

  it('takes the name of a product from the catalog', async () => {
    expect((await update({ product_id: '902' })).body).toMatchObject({
      parcel_content: { product_id: 902, item_name: 'صابون نابلسي' },
    });
  });

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['jpeg', 'image/jpg'],
    ['webp', 'image/webp'],
  ] as const)('takes a %s declared as %s, up to exactly 2 MB', async (start, type) => {
    expect((await update({ item_image: image(start, type, IMAGE_LIMIT) })).status).toBe(200);
    const tooLarge = await update({ item_image: image(start, type, IMAGE_LIMIT + 1) });
    expect(tooLarge).toMatchObject({ status: 422, body: { errors: { item_image: [expect.any(String)] } } });
  });

  it.each([
    ['a type that is not allowed', image('gif', 'image/gif')],
    ['bytes that are not what is declared', image('png', 'image/jpeg')],
    ['an allowed type over other bytes', image('gif', 'image/png')],
    ['an empty file', image('png', 'image/png', 0)],
    ['text in place of a file', 'photo.png'],
  ])('refuses %s', async (_, content_photo) => {
    const reply = await update({ content_photo });
    expect(reply).toMatchObject({ status: 422, body: { errors: { content_photo: [expect.any(String)] } } });
  });

  it.each([
    ['item_name', { item_name: 'زيت', product_id: '901' }],
    ['description', { description: 'x'.repeat(256) }],
    ['quantity', { quantity: 'two' }],
    ['item_price', { item_price: '-1' }],
    ['product_id', { product_id: '9.5' }],
    ['companion_parcel_id', { companion_parcel_id: 'a' }],
    ['item_name', { item_name: image('png', 'image/png') }],
  ])('refuses %s in %o', async (field, fields) => {
    const reply = await update(fields as Record<string, string | File>);
    expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it.each([
    ['product not found', { product_id: '999' }],
    ['companion parcel not found', { companion_parcel_id: '999' }],
  ])('answers 404 %s', async (error, fields) => {
    const reply = await update({ ...fields, quantity: '9' } as Record<string, string>);
    expect(reply).toMatchObject({ status: 404, body: { success: false, error } });
    expect((await update()).body).toMatchObject({ parcel_content: { quantity: '2.00' } });
  });

  it('does not find an unknown content, nor one of another customer', async () => {
    const answer = { status: 404, body: { success: false, error: 'parcel content not found' } };
    expect(await update({}, 999)).toMatchObject(answer);
    expect(await update({}, 'x')).toMatchObject(answer);
    expect(await update({ Service_API_KEY: 'whole-key' })).toMatchObject(answer);
  });

  it('is for parcels in draft or submitted status alone', async () => {
    expect(await update({}, 603)).toMatchObject({
      status: 403,
      body: { success: false, error: 'you cannot edit content for non draft or submitted parcel' },
    });
    service.control.moveParcel('SB900003', 11, 102);
    expect((await update({}, 603)).status).toBe(200);
  });

  it('answers 500 when its database fails', async () => {
    service.control.setFault({ operation: 'parcel-content/update', kind: 'database' });
    expect(await update()).toMatchObject({
      status: 500,
      body: { success: false, error: 'failed to update parcel content' },
    });
  });

  it('counts as an update of the parcel, and stands in the ledger without its bytes', async () => {
    await update({ item_image: image('png', 'image/png') });
    const { events, requests } = service.control.ledger();
    expect(events).toMatchObject([{ reason: 'updated', body: { parcel_code: 'SB900001' } }]);
    expect(requests[0]?.body).toMatchObject({ item_image: { file: 'photo', type: 'image/png', size: 100 } });
  });

  it('refuses a form that cannot be parsed', async () => {
    const response = await fetch(`${service.url}/parcel-content/update/601`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'multipart/form-data' },
      body: 'no boundary',
    });
    expect(response.status).toBe(400);
  });
});
