import { describe, expect, it } from 'vitest';
import { ORDINARY_PARCEL, serviceForTests } from './service-for-tests';

interface ListedCity {
  readonly id: number;
  readonly name: string;
  readonly deleted_at: string | null;
  readonly villages: readonly {
    readonly id: number;
    readonly city_id: number;
    readonly deleted_at: string | null;
  }[];
}

const service = serviceForTests();
const listCities = async () =>
  (await service.send('/address/getCitiesAndVillages', {})).body as readonly ListedCity[];
const listVillages = async () => (await listCities()).flatMap(({ villages }) => villages);
const find = (phone_number: unknown, key = 'practice-key') =>
  service.send('/recipient/findRecipientByPhoneNumber', { phone_number, Service_API_KEY: key });
const create = (changes: object = {}) => service.send('/parcels/create', { ...ORDINARY_PARCEL, ...changes });

describe('the listing of cities and villages', () => {
  it('is a bare array of cities with their villages', async () => {
    const cities = await listCities();
    expect(cities).toHaveLength(23);
    expect(await listVillages()).toHaveLength(808);
    expect(cities[0]).toMatchObject({ id: 1, name: 'رام الله والبيرة', deleted_at: null });
    expect(cities[0]?.villages[0]).toEqual({
      id: 101,
      city_id: 1,
      name: 'البيرة',
      driver_region_id: 15,
      region_id: 1,
      region_type: 1,
      note: null,
      is_closed: 0,
      deleted_at: null,
    });
  });

  it('shows a closed village with its note, and no sign that one is hidden', async () => {
    service.control.closeVillage(103, 'الطريق مغلق');
    const villages = await listVillages();
    expect(villages.find(({ id }) => id === 103)).toMatchObject({ is_closed: 1, note: 'الطريق مغلق' });
    expect(JSON.stringify(villages)).not.toContain('hidden');
    service.control.openVillage(103);
    expect((await listVillages()).find(({ id }) => id === 103)).toMatchObject({ is_closed: 0, note: null });
  });

  it('lists hidden and deleted villages, or leaves them out', async () => {
    expect((await listVillages()).filter(({ id }) => id === 275 || id === 451)).toMatchObject([
      { id: 275, deleted_at: null },
      { id: 451, deleted_at: '2025-06-01 09:00:00' },
    ]);
    service.control.choose({ listHiddenVillages: false, listDeletedVillages: false });
    expect((await listVillages()).filter(({ id }) => id === 275 || id === 451)).toEqual([]);
  });
});

describe('finding a recipient by phone', () => {
  it('answers with the recipient, address, city and village', async () => {
    const reply = await find('0599000111');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      recipients: [
        {
          id: expect.any(Number),
          address_id: expect.any(Number),
          first_name: 'هبة',
          last_name: 'عودة',
          note: null,
          phone: '0599000111',
          phone2: null,
          is_blocked: 0,
          recipient_info_id: null,
          created_at: expect.any(String),
          updated_at: expect.any(String),
          address: {
            id: expect.any(Number),
            city_id: 2,
            village_id: 303,
            street_name: 'رفيديا، قرب المسجد',
            location_updated_at: null,
            additional_information: null,
            order: 1,
            created_at: expect.any(String),
            updated_at: expect.any(String),
            location_updated_by_user_id: null,
            hasLocation: false,
            city: { id: 2, name: 'نابلس', deleted_at: null },
            village: expect.objectContaining({ id: 303, name: 'نابلس', is_closed: 0 }),
          },
        },
      ],
    });
  });

  it('answers nobody with the error of the table, or an empty list', async () => {
    expect(await find('0597777777')).toMatchObject({
      status: 200,
      body: { success: false, errors: ['recipient not found'] },
    });
    service.control.choose({ recipientNotFound: 'empty-list' });
    expect((await find('0597777777')).body).toEqual({ success: true, recipients: [] });
  });

  it.each(['0598765432', '598765432', '+970598765432', '+972598765432'])(
    'finds under %s whom a parcel went to',
    async (phone) => {
      await create();
      expect((await find(phone)).body).toMatchObject({
        recipients: [{ first_name: 'أمل', phone: '0598765432' }],
      });
    },
  );

  it('finds by the second phone, and only as written where that is chosen', async () => {
    expect((await find('022400222')).body).toMatchObject({ recipients: [{ first_name: 'ليلى' }] });
    expect((await find('599000222')).body).toMatchObject({ success: true });
    service.control.choose({ phoneMatching: 'as-written' });
    expect((await find('599000222')).body).toMatchObject({ success: false });
  });

  it('says who is blocked', async () => {
    expect((await find('0599000666')).body).toMatchObject({ recipients: [{ is_blocked: 1 }] });
  });

  it('finds only whom the caller has dealt with, an employee as the business', async () => {
    expect((await find('0599000111', 'whole-key')).body).toMatchObject({ success: false });
    await create({ Service_API_KEY: 'employee-key' });
    expect((await find('0598765432', 'premium-key')).body).toMatchObject({
      recipients: [{ first_name: 'أمل' }],
    });
  });

  it('answers with at most five, the latest first, and nobody twice', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 6]) {
      await create({
        address: { village_id: 103, street_name: `شارع ${number}` },
        forceDuplicate: true,
      });
    }
    const { recipients } = (await find('0598765432')).body as {
      recipients: readonly { id: number; address: { street_name: string } }[];
    };
    expect(new Set(recipients.map(({ id }) => id)).size).toBe(5);
    const streets = recipients.map(({ address }) => address.street_name);
    expect(streets).toEqual(['شارع 6', 'شارع 5', 'شارع 4', 'شارع 3', 'شارع 2']);
  });

  it('wants a string', async () => {
    expect((await find(599000111)).status).toBe(422);
    expect((await find(undefined)).status).toBe(422);
  });
});
