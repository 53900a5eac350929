import { describe, expect, it } from 'vitest';
import type { Party } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { withNamedFields } from '../../../lib/parcel/named-fields';
import { findAddressText } from '../../../lib/parcel/recipient';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf } from '../villages/made-up';
import { anAccount, anOrder, fact, nobody } from './made-up';

const index = buildVillageIndex(
  directoryOf('الخليل: الخليل, دورا, يطا', 'نابلس: نابلس, بيت دجن, بيتا, الفارعة'),
);

/** A parcel to the town of Hebron, with these parts of its address besides. */
function draftOf(parts: Partial<Party>, others: Partial<Party> = {}) {
  const party = {
    ...nobody,
    name: fact('سلمى الحاج'),
    phone: fact('0599123456'),
    address1: fact('شارع المدارس'),
    city: fact('الخليل'),
    ...parts,
  };
  const order = withNamedFields(anOrder({ shipping: party, billing: { ...party, ...others } }));
  const match = matchVillage(index, findAddressText(order));
  const { fields, findings } = draftParcel({ order, account: anAccount(), match });
  const asked = findings.filter(({ severity }) => severity !== 'notice').map(({ field }) => field);
  return { ...fields, asked };
}

describe('company and postcode that a shop gave another label', () => {
  it('are asked about where either is another village than the town', () => {
    expect(draftOf({}).asked).toEqual([]);
    for (const part of ['company', 'postcode'] as const)
      expect(draftOf({ [part]: fact('دورا') }).asked).toContain('village');
    expect(draftOf({ company: fact('Nablus') }).asked).toContain('village');
  });

  it('are the second phone where either is a phone', () => {
    expect(draftOf({ company: fact('0568123456') }).phone2).toBe('0568123456');
    expect(draftOf({ postcode: fact('٠٥٦٨١٢٣٤٥٦') }).phone2).toBe('0568123456');
    expect(draftOf({ company: fact('+970599123456') }).phone2).toBe('');
  });

  it('are joined by a second line that is a phone, which is none of the street', () => {
    for (const phone of ['0568123456', '٠٥٦٨١٢٣٤٥٦']) {
      const { asked, phone2, streetName } = draftOf({ address2: fact(phone) });
      expect([asked, phone2, streetName]).toEqual([[], '0568123456', 'شارع المدارس']);
    }
    expect(draftOf({ address2: fact('0599123456') })).toMatchObject({
      phone2: '',
      streetName: 'شارع المدارس',
    });
    const [company, address2] = [fact('0568123456'), fact('0568765432')];
    expect(draftOf({ company, address2 })).toMatchObject({
      phone2: '0568123456',
      streetName: 'شارع المدارس، 0568765432',
    });
    expect(draftOf({ address2, phone: nobody.phone }).streetName).toContain('0568765432');
    expect(draftOf({ address2: fact('562012345') }).streetName).toBe('شارع المدارس، 562012345');
  });

  it('are in the street where a company says what the street is near', () => {
    expect(draftOf({ company: fact('مقابل بنك فلسطين') }).streetName).toBe('شارع المدارس، مقابل بنك فلسطين');
    expect(draftOf({ company: fact('ליד הבנק') }).streetName).toBe('شارع المدارس، ליד הבנק');
  });

  it.each([
    ['شركة النور للتجارة', 'P1234567'],
    ['562012345', '9110002'],
    ['Dora Trading Ltd', '12345-6789'],
    ['مؤسسة الخليل للأدوية', '00000'],
    ['مقابل', '-'],
    ['مقابل', '000000000'],
    ['Beta', '-'],
    ['Farah', '-'],
  ])('say nothing where they are what they are called: %s, %s', (company, postcode) => {
    const { asked, phone2, streetName } = draftOf({ company: fact(company), postcode: fact(postcode) });
    expect([asked, phone2, streetName]).toEqual([[], '', 'شارع المدارس']);
  });

  it('say nothing of a parcel to another address than theirs', () => {
    const elsewhere = { address1: fact('شارع ركب'), city: fact('نابلس'), company: fact('بيت دجن') };
    expect(draftOf({}, elsewhere).asked).toEqual([]);
  });
});
