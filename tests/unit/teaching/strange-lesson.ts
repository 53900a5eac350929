import { openPage, type Page } from '../../../lib/stores/taught/places';
import { DATA, type Datum, type TaughtPart, type Teaching } from '../../../lib/stores/taught/teaching';
import {
  type Answers,
  blankTeaching,
  confirmPage,
  learnPage,
  optionsOf,
  type TaughtAnswer,
  textsOf,
} from '../../../lib/teaching/lesson';
import { confirmTeaching } from '../../../lib/teaching/progress';
import { teachDatum } from '../../../lib/teaching/teach-datum';
import { type StrangeOrder, strangeOrders } from '../../stores/strange/strange-order';
import { type StrangeChange, strangePage } from '../../stores/strange/strange-page';
import { strangeAddress } from '../../stores/strange/strange-store';
import { parsePage } from '../stores/parse-page';

export const ORIGIN = 'https://yasmin.example';

export interface StrangePage {
  readonly document: Document;
  readonly page: Page;
  readonly url: URL;
}

export function strangeOrder(id: number, change: Partial<StrangeOrder> = {}): StrangeOrder {
  const order = strangeOrders.find((each) => each.id === id);
  if (order === undefined) throw new Error(`no order ${id}`);
  return { ...order, ...change };
}

/** An order's page of the admin that no reader knows, opened without a browser. */
export function openStrange(order: StrangeOrder, change: StrangeChange | null = null): StrangePage {
  const document = parsePage(String(strangePage(order, change)));
  return { document, page: openPage(document), url: new URL(strangeAddress(order.id), ORIGIN) };
}

const WHOLE: TaughtPart = { take: 'whole' };

/** What a person points at on that page, and which part of it they mean. */
export const POINTED: Readonly<Partial<Record<Datum, readonly [selector: string, part: TaughtPart]>>> = {
  number: ['h1', { take: 'between', before: 'طلب رقم #', after: '' }],
  name: ['.customer-name', WHOLE],
  phone: ['#customer-phone a', WHOLE],
  city: ['#ship-city', WHOLE],
  street: ['#ship-street', WHOLE],
  region: ['#ship-region', WHOLE],
  total: ['[data-sum=due]', WHOLE],
  shipping: ['[data-sum=delivery]', WHOLE],
  items: ['.goods-name', WHOLE],
  note: ['.customer-note', WHOLE],
  payment: ['.pay-method', WHOLE],
};

/** Points at everything on a first page, as a person does. */
export function teachFirst({ document, page, url }: StrangePage, pointed = POINTED): Teaching {
  const blank = blankTeaching(url);
  const answers: Partial<Record<Datum, TaughtAnswer>> = {};
  for (const datum of DATA) {
    const [selector, part] = pointed[datum] ?? [];
    const element = selector === undefined ? null : document.querySelector(selector);
    if (element === null || part === undefined) continue;
    const ofOrder = [answers.number?.text ?? ''];
    const taught = teachDatum({ page, datum, element, part, ofOrder });
    if (taught === null) throw new Error(`${datum} has no such part`);
    answers[datum] = { pointed: taught.taught, text: taught.text, meaning: null };
  }
  return learnPage(blank, withMeanings(answers), url, false);
}

/** Says of everything that is read on a further page that it is right. */
export function confirmNext(teaching: Teaching, { page, url }: StrangePage): Teaching | null {
  const answers: Partial<Record<Datum, TaughtAnswer | null>> = {};
  for (const datum of DATA) {
    const taught = teaching.data[datum];
    const [text] = taught === undefined ? [] : textsOf(page, datum, taught);
    if (text === undefined) continue;
    const [option] = optionsOf(datum, text, teaching.numberStyles);
    answers[datum] = { pointed: null, text, meaning: option?.meaning ?? null };
  }
  return confirmPage(page, teaching, withMeanings(answers), url);
}

/** The person says that it is shekels, and that cash on delivery is not paid yet. */
function withMeanings(answers: Answers): Answers {
  const { payment } = answers;
  return {
    ...answers,
    currency: { pointed: null, text: '', meaning: 'ILS' },
    ...(payment == null ? {} : { payment: { ...payment, meaning: 'unpaid' } }),
  };
}

/** The practice admin taught on its two first orders. */
export function taughtStrange(): Teaching {
  const [first, second] = strangeOrders;
  if (first === undefined || second === undefined) throw new Error('there are no orders');
  const confirmed = confirmNext(teachFirst(openStrange(first)), openStrange(second));
  if (confirmed === null) throw new Error('the second page is of another kind');
  return confirmTeaching(confirmed);
}
