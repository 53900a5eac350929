import { describe, expect, it } from 'vitest';
import {
  beginByHand,
  followStep,
  givesWay,
  renewStep,
  type ShownScreen,
} from '../../../entrypoints/popup/popup-steps';
import type { TabView } from '../../../lib/messaging/views/form';
import {
  ACCOUNT,
  FIELDS,
  madeForm,
  madeRecipient,
  madeRow,
  manualForm,
} from '../../components/support/made-form';

const ORDER: TabView = { kind: 'order', form: madeForm() };
const ELSEWHERE: TabView = { kind: 'elsewhere' };
const ANOTHER = { ...madeForm(), order: { ...madeForm().order, orderId: '1044' } };

function shown(show: ShownScreen['show'], form: ShownScreen['form'] = null): ShownScreen {
  const isTool = show === 'recipient' || show === 'fee' || show === 'begun' || show === 'try-out';
  return { show, form, beside: isTool || form?.key === 'manual' };
}

describe('the panel, as another tab comes before the person', () => {
  it('shows its order in place of whatever stood there', () => {
    for (const screen of [shown('recipient'), shown('form', manualForm()), shown('form', ANOTHER)])
      expect(followStep(screen, ORDER, 'form')).toBe('show-order');
  });

  it('renews the order’s form where it stands there already, so that nothing typed goes', () => {
    expect(followStep(shown('form', madeForm()), ORDER, 'form')).toBe('renew');
  });

  it('leaves a tool and a form by hand as they are over any other page', () => {
    const page: TabView = { kind: 'unreadable', missing: 'id' };
    for (const screen of [shown('fee'), shown('begun'), shown('form', manualForm())]) {
      expect(followStep(screen, ELSEWHERE, 'form')).toBe('stay');
      expect(followStep(screen, page, 'form')).toBe('stay');
    }
  });

  it('gives the tool back that an order took the place of, else a form by hand', () => {
    const order = shown('form', madeForm());
    expect(followStep(order, ELSEWHERE, 'recipient')).toBe('recipient');
    expect(followStep(order, ELSEWHERE, 'fee')).toBe('fee');
    expect(followStep(order, ELSEWHERE, 'form')).toBe('by-hand');
    expect(followStep(shown('elsewhere'), ELSEWHERE, 'recipient')).toBe('show-page');
  });
});

it('reads the tab again where it showed no order, the form where one stands there, and nothing over a tool', () => {
  expect(renewStep({ show: 'enable' })).toBe('tab');
  expect(renewStep({ show: 'form' })).toBe('form');
  expect(renewStep({ show: 'recipient' })).toBe('nothing');
  expect(renewStep({ show: 'failed' })).toBe('nothing');
});

describe('a form that was read again', () => {
  const stands = { form: manualForm('one'), accountId: ACCOUNT.id, sending: false };

  it('stays where it is the same', () => {
    expect(givesWay(stands, manualForm('one'))).toBe(false);
  });

  it('gives way to one that was begun in another window, or that another account ships', () => {
    expect(givesWay(stands, manualForm('two'))).toBe(true);
    expect(givesWay(stands, { ...manualForm('one'), accountId: 'fig' })).toBe(true);
  });

  it('stays where it is on its way or its parcel was made here', () => {
    expect(givesWay({ ...stands, sending: true }, manualForm('two'))).toBe(false);
    const made = { ...manualForm('one'), row: madeRow() };
    expect(givesWay({ ...stands, form: made }, manualForm('two'))).toBe(false);
  });
});

describe('a form by hand for a recipient', () => {
  const begun = (phone: string) => ({
    ...manualForm(),
    draft: { ...manualForm().draft, fields: { ...FIELDS, phone } },
  });
  const recipient = madeRecipient();

  it('is filled where it is empty or theirs', () => {
    expect(beginByHand(begun(''), recipient)).toBe('fill');
    expect(beginByHand(begun('+970599123456'), recipient)).toBe('fill');
  });

  it('asks first where it was begun for somebody else', () => {
    expect(beginByHand(begun('0599000111'), recipient)).toBe('ask');
  });

  it('begins anew after a parcel, and stays as it is without a recipient', () => {
    expect(beginByHand({ ...begun('0599000111'), row: madeRow() }, recipient)).toBe('anew');
    expect(beginByHand(begun('0599000111'), undefined)).toBe('as-it-is');
  });
});
