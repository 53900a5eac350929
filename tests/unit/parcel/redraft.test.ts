import { describe, expect, it } from 'vitest';
import type { CreateParcelRequest } from '../../../lib/courier/parcels';
import { redraft } from '../../../lib/parcel/redraft';
import { readCreateRequest } from '../../../lib/parcel/request';

const village = { id: 310, cityId: 2, name: 'بيت فوريك', city: 'نابلس' };
const whole: CreateParcelRequest = {
  recipient: { first_name: 'سلمى عودة', phone: '0599200101', phone2: '0599200102' },
  address: { city_id: 2, village_id: 310, street_name: 'شارع المدرسة، بناية 4' },
  total_price: '110.5',
  actual_price: '90',
  description: 'كوب خزف أزرق',
  note: 'سطر\nوسطر',
  customer_private_note: 'لي وحدي',
  weight: '1.5',
  length: 30,
  width: 20,
  height: 10,
  is_replacement: true,
  is_favorite_recipient: true,
  reference_number: '1043',
  parcel_type: 2,
};
const TODAY = '2026-01-02';
const account = { numberRule: 'two-decimals', currency: 'ILS' } as const;

describe('a parcel that was sent, as a form once more', () => {
  it('would send the very same again', () => {
    expect(readCreateRequest(redraft(whole, village, TODAY).fields, account)).toEqual(whole);
  });

  it('is sent with its phones in the one form, where it was sent in another before', () => {
    const before = {
      ...whole,
      recipient: { ...whole.recipient, phone: '599200101', phone2: '+970599200102' },
    };
    expect(readCreateRequest(redraft(before, village, TODAY).fields, account)).toEqual(whole);
  });

  it('leaves behind what was for that time alone: a day that is past, the force', () => {
    const once = { ...whole, planned_date: '2026-01-01', forceDuplicate: true };
    expect(readCreateRequest(redraft(once, village, TODAY).fields, account)).toEqual(whole);
    const { forceDuplicate: _, ...planned } = once;
    expect(readCreateRequest(redraft(once, village, '2026-01-01').fields, account)).toEqual(planned);
  });

  it('asks for the village anew when it is no longer listed', () => {
    const { fields, origins } = redraft(whole, null, TODAY);
    expect(fields.village).toBeNull();
    expect(origins.village).toEqual({ from: 'nowhere' });
    expect(origins.firstName).toEqual({ from: 'sent' });
  });

  it('says of nothing empty that it was sent', () => {
    const { recipient, address, total_price, description } = whole;
    const { origins } = redraft({ recipient, address, total_price, description }, village, TODAY);
    expect(origins.note).toEqual({ from: 'nowhere' });
    expect(origins.isReplacement).toEqual({ from: 'nowhere' });
  });
});
