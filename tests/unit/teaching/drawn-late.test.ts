import { describe, expect, it } from 'vitest';
import { known } from '../../../lib/order';
import { drawnLate, taughtAdapter } from '../../../lib/stores/taught/reader';
import { FIRST, SECOND } from '../../stores/strange/strange-order';
import { anOrder, nobody } from '../parcel/made-up';
import { openStrange, strangeOrder, taughtStrange } from './strange-lesson';

/** An order by its page's address, and the customer whom the page shows. */
const read = (id: string, name: string) =>
  anOrder({ id, link: `/${id}`, shipping: { ...nobody, name: known(name, 'labelled-text') } });
const stale = 'missing order';

describe('a taught page whose address is of another order now', () => {
  it('does not say of that order what it still shows of the one before, however often it is read', () => {
    const believed = drawnLate();
    believed(read('1', 'رامي'));
    expect(() => believed(read('2', 'رامي'))).toThrow(stale);
    expect(() => believed(read('2', 'رامي'))).toThrow(stale);
    expect(() => believed(read('3', 'رامي'))).toThrow(stale);
  });

  it('is read once it shows something else', () => {
    const believed = drawnLate();
    believed(read('1', 'رامي'));
    expect(() => believed(read('2', 'رامي'))).toThrow(stale);
    expect(believed(read('2', 'سلمى'))).toEqual(read('2', 'سلمى'));
  });

  it('is read where it is the same order’s again', () => {
    const believed = drawnLate();
    believed(read('1', 'رامي'));
    expect(() => believed(read('2', 'رامي'))).toThrow(stale);
    expect(believed(read('1', 'رامي'))).toEqual(read('1', 'رامي'));
  });

  it('is not read by its reader either', () => {
    const adapter = taughtAdapter([taughtStrange()], drawnLate());
    const [one, other] = [openStrange(strangeOrder(FIRST)), openStrange(strangeOrder(SECOND))];
    expect(adapter.readDocument(one.document, one.url).id).toBe(String(FIRST));
    expect(() => adapter.readDocument(one.document, other.url)).toThrow(stale);
    expect(adapter.readDocument(other.document, other.url).id).toBe(String(SECOND));
  });
});
