import { describe, expect, it } from 'vitest';
import {
  findingsOver,
  leftField,
  mayBeSaid,
  nothingTyped,
  PERSON,
  saidWhole,
  typedOf,
  withConfirmed,
  withoutSaved,
  withoutTyped,
  withTyped,
} from '../../../components/parcel-form/typed-over';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { originsOf } from '../../../lib/parcel/empty-fields';
import { doubt, error, notice } from '../../../lib/parcel/finding';
import { ACCOUNT, FIELDS, madeForm } from '../../components/support/made-form';

const UNTOUCHED = nothingTyped(false);
const KNOWN = { from: 'known-recipient' } as const;

describe('what is typed over a draft', () => {
  it('is not called wrong while it is typed, and is once the field is left', () => {
    const short = error('phone', 'phone-form');
    const typing = withTyped(UNTOUCHED, { phone: '0599' }, PERSON, []);
    expect(mayBeSaid(typing, short)).toBe(false);
    expect(mayBeSaid(leftField(typing, 'phone', ACCOUNT), short)).toBe(true);
    expect(mayBeSaid(typing, notice('phone', 'phone-form'))).toBe(true);
  });

  it('is checked with every key where a problem was shown already', () => {
    const shown = [error('phone', 'phone-form')];
    expect(withTyped(UNTOUCHED, { phone: '05991' }, PERSON, shown).typing).toBeNull();
  });

  it('is no typing where somebody known fills several fields, or one', () => {
    expect(withTyped(UNTOUCHED, { phone: '1', firstName: 'Salma' }, PERSON, []).typing).toBeNull();
    expect(withTyped(UNTOUCHED, { phone: '1' }, KNOWN, []).typing).toBeNull();
  });

  it('says of an empty form what is missing where a field was passed over, and all at a press', () => {
    const missing = error('phone', 'required');
    const blank = nothingTyped(true);
    expect(mayBeSaid(blank, missing)).toBe(false);
    expect(mayBeSaid(leftField(blank, 'phone', ACCOUNT), missing)).toBe(true);
    expect(mayBeSaid(leftField(blank, 'village', ACCOUNT), missing)).toBe(false);
    expect(mayBeSaid(saidWhole(withTyped(blank, { phone: '' }, PERSON, [])), missing)).toBe(true);
  });

  it('is a phone as it is sent, once its field is left', () => {
    const typed = withTyped(UNTOUCHED, { phone: '+970 599-123-456', note: ' x ' }, PERSON, []);
    expect(leftField(typed, 'note', ACCOUNT).edits.phone).toBe('+970 599-123-456');
    expect(leftField(typed, 'phone', ACCOUNT).edits).toEqual({ phone: '0599123456', note: ' x ' });
  });

  it('gives way where it is saved, and stays where it was typed since', () => {
    const typed = withConfirmed(
      withTyped(UNTOUCHED, { phone: '0599000111', note: 'second floor' }, PERSON, []),
      ['kept', 'new'],
    );
    const rest = withoutSaved(typed, { edits: { phone: '0599000111', note: 'second' }, confirmed: ['kept'] });
    expect(rest.edits).toEqual({ note: 'second floor' });
    expect(rest.origins).toEqual({ note: PERSON });
    expect(rest.confirmed).toEqual(['new']);
  });

  it('goes with the order that it was about', () => {
    const typed = withConfirmed(withTyped(UNTOUCHED, { phone: '0599000111' }, PERSON, []), ['doubt']);
    expect(withoutTyped(typed)).toMatchObject({ edits: {}, origins: {}, confirmed: [] });
  });

  it('is the person’s own where they typed it or took somebody known', () => {
    const origins = originsOf({ phone: PERSON, firstName: KNOWN });
    expect(typedOf({ phone: '1', firstName: 'Salma', note: 'x' }, origins)).toEqual({
      phone: '1',
      firstName: 'Salma',
    });
  });
});

describe('what there is to say', () => {
  const unsure = doubt('streetName', 'cut');
  const { draft } = madeForm({ findings: [unsure, doubt('referenceNumber', 'order-status-doubtful')] });
  const say = (edits = {}, confirmed: readonly string[] = []) =>
    findingsOver(draft, edits, { ...FIELDS, ...edits }, confirmed, { account: ACCOUNT }).map(
      ({ field }) => field,
    );

  it('goes as its field is typed into, but for what is about the whole order', () => {
    expect(say()).toEqual(['streetName', 'referenceNumber']);
    expect(say({ streetName: 'Main street', referenceNumber: 'A-1' })).toEqual(['referenceNumber']);
  });

  it('goes by a confirmation as long as the field holds the value that was confirmed', () => {
    const confirmed = confirmDoubts([unsure], 'streetName', FIELDS);
    expect(say({}, confirmed)).toEqual(['referenceNumber']);
    const renewed = { ...FIELDS, streetName: 'Another street' };
    const said = findingsOver(draft, {}, renewed, confirmed, { account: ACCOUNT });
    expect(said.map(({ field }) => field)).toEqual(['streetName', 'referenceNumber']);
  });
});
