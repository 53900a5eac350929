import { expect, it } from 'vitest';
import { openPage } from '../../../lib/stores/taught/places';
import type { Datum } from '../../../lib/stores/taught/teaching';
import { blankTeaching, learnPage } from '../../../lib/teaching/lesson';
import { pick } from '../../../lib/teaching/picked';
import { teachingSchema } from '../../../lib/teaching/teaching-schema';
import { parsePage } from '../stores/parse-page';

const URL_OF_ORDER = new URL('https://yasmin.example/orders/4021');
const LONG = 'نقدا عند الاستلام من يد المندوب '.repeat(5);

function pickOf(datum: Datum, text: string) {
  const page = openPage(parsePage(`<p id="place">${text}</p>`));
  const element = page.document.getElementById('place') as Element;
  const { numberStyles } = blankTeaching(URL_OF_ORDER);
  return pick({ page, datum, ofOrder: [], numberStyles }, element);
}

it.each<[Datum, short: string, long: string]>([
  ['number', '4021', LONG],
  ['currency', 'شيكل', LONG],
  ['payment', 'نقدا عند الاستلام', LONG],
  ['total', '120 ₪', `120 ${LONG}`],
])('has no way to a %s in more text than is kept of one', (datum, short, long) => {
  expect(pickOf(datum, short)?.taught.ways).not.toEqual([]);
  expect(pickOf(datum, long)?.taught.ways).toEqual([]);
});

it('has ways to all else in a long text, and each can be kept', () => {
  const note = pickOf('note', LONG);
  expect(note?.taught.ways).not.toEqual([]);
  const answers = { note: { pointed: note?.taught ?? null, text: note?.text ?? '', meaning: null } };
  const taught = learnPage(blankTeaching(URL_OF_ORDER), answers, URL_OF_ORDER, false);
  expect(teachingSchema.safeParse(taught).success).toBe(true);
});
