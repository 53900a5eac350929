import { describe, expect, it } from 'vitest';
import { confirmDoubts, withoutConfirmed } from '../../../lib/parcel/confirmation';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { checkFields } from '../../../lib/parcel/preflight';
import { readCreateRequests } from '../../../lib/parcel/request';
import { someFields } from './made-up';

const account = { numberRule: 'two-decimals', currency: 'ILS' } as const;

function inParcels(...amounts: readonly string[]): ParcelFields {
  const parcels = amounts.map((amount) => ({ amount, description: 'زيت زيتون' }));
  return someFields({ totalPrice: '140', parcels });
}

const ofParcels = (fields: ParcelFields, learnedMaximum?: string) =>
  checkFields(fields, { account, learnedMaximum })
    .filter(({ field, severity }) => field === 'parcels' || severity !== 'notice')
    .map(({ field, severity, code }) => `${field} ${severity} ${code}`);

describe('an order that goes in several parcels', () => {
  it('is certain where the parcels collect what the order asks for, to the decimal', () => {
    expect(ofParcels(inParcels('140', '0'))).toEqual([]);
    expect(ofParcels(inParcels('0.10', '139.70', '٠٫٢'))).toEqual([]);
  });

  it('is asked about where they collect more or less, and again at another total', () => {
    const fields = inParcels('140', '10');
    expect(ofParcels(fields)).toEqual(['parcels doubt parcels-differ']);
    const findings = checkFields(fields, { account });
    const confirmed = confirmDoubts(findings, 'parcels', fields);
    expect(
      withoutConfirmed(findings, confirmed, fields).filter(({ severity }) => severity === 'doubt'),
    ).toEqual([]);
    for (const changed of [
      { ...fields, totalPrice: '150.5' },
      { ...fields, ...inParcels('140', '20') },
    ]) {
      const left = withoutConfirmed(checkFields(changed, { account }), confirmed, changed);
      expect(left.filter(({ code }) => code === 'parcels-differ')).toHaveLength(1);
    }
  });

  it('is not sent while a parcel has no amount, one that no account takes, or no content', () => {
    expect(ofParcels(inParcels('140', ''))).toEqual(['parcels error required']);
    expect(ofParcels(inParcels('141', '-1'))).toEqual(['parcels error number-negative']);
    const untold = someFields({
      totalPrice: '140',
      parcels: [...inParcels('140').parcels, { amount: '0', description: ' x ' }],
    });
    expect(ofParcels(untold)).toEqual(['parcels error too-short']);
    expect(() => readCreateRequests(untold, account)).toThrow('parcels');
  });

  it('says of which parcel it speaks, and lets one stand without the other', () => {
    const places = (fields: ParcelFields) =>
      checkFields(fields, { account }).flatMap(({ share }) => (share ? [`${share.index} ${share.of}`] : []));
    expect(places(inParcels('140', ''))).toEqual(['1 amount']);
    const [first] = inParcels('140').parcels;
    const untold = { amount: '', description: '' };
    expect(places(someFields({ totalPrice: '140', parcels: [untold, first ?? untold] }))).toEqual([
      '0 amount',
      '0 description',
    ]);
    const fields = inParcels('90', '90');
    const findings = checkFields(fields, { account, learnedMaximum: '80' });
    const confirmed = confirmDoubts(findings, 'parcels', fields, { index: 1, of: 'amount' });
    const left = withoutConfirmed(findings, confirmed, fields).filter(({ severity }) => severity === 'doubt');
    expect(left.map(({ code, share }) => [code, share?.index])).toEqual([
      ['over-learned-maximum', 0],
      ['parcels-differ', undefined],
    ]);
  });

  it('is held against the most that the company takes for a parcel, each parcel by itself', () => {
    expect(ofParcels(inParcels('70', '70'), '100')).toEqual([]);
    expect(ofParcels(inParcels('140', '0'), '100')).toEqual(['parcels doubt over-learned-maximum']);
  });
});
