import { describe, expect, it } from 'vitest';
import {
  answerShown,
  beginAnew,
  beginLesson,
  editDatum,
  goBack,
  goTo,
  hoverOver,
  lookAtPageAgain,
  type Steps,
  setAlwaysUnpaid,
  settleSaved,
  takeOfPicked,
  takePicked,
  withAnswer,
} from '../../../entrypoints/teach/lesson-steps';
import type { TeachView } from '../../../lib/messaging/views/teaching';
import { DATA } from '../../../lib/stores/taught/teaching';
import { blankTeaching } from '../../../lib/teaching/lesson';
import type { Picked } from '../../../lib/teaching/picked';

const at = (path: string) => new URL(path, 'https://shop.example');
const ORDER = at('/orders/4021');
const begin = (changes: Partial<TeachView> = {}) =>
  beginLesson({ pending: [], going: false, ...changes } as TeachView, ORDER);
const point = (steps: Steps) => (steps.screen.at === 'point' ? steps.screen.datum : steps.screen.at);

describe('the steps of a lesson', () => {
  it('ask for one datum after the other, and lead back as they came', () => {
    let steps = begin();
    for (const datum of DATA) {
      expect(point(steps)).toBe(datum);
      steps = answerShown(steps, null);
    }
    expect(steps.screen).toEqual({ at: 'review' });
    for (const datum of DATA.toReversed()) {
      steps = goBack(steps);
      expect(point(steps)).toBe(datum);
    }
    expect(goBack(steps)).toEqual(steps);
  });

  it('lead from a datum that is corrected to the list that it was opened from', () => {
    const steps = begin();
    for (const list of ['review', 'confirm'] as const) {
      const corrected = editDatum(goTo(steps, { at: list }), 'phone');
      expect(point(corrected)).toBe('phone');
      expect(answerShown(corrected, null).screen).toEqual({ at: list });
      expect(goBack(corrected).screen).toEqual({ at: list });
    }
  });

  it('take an order for unpaid until how it is paid is pointed at', () => {
    const unpaid = setAlwaysUnpaid(editDatum(begin(), 'payment'));
    expect(unpaid).toMatchObject({ alwaysUnpaid: true, answers: { payment: null } });
    expect(answerShown(editDatum(unpaid, 'payment'), null).alwaysUnpaid).toBe(true);
    const answer = { text: 'paid' } as unknown as Parameters<typeof answerShown>[1];
    expect(answerShown(editDatum(unpaid, 'payment'), answer).alwaysUnpaid).toBe(false);
  });

  it('ask for another order once one was taught, and end when the store is known', () => {
    const steps = answerShown(begin(), null);
    const second = settleSaved(steps, blankTeaching(ORDER), { confirmed: false, why: 'second' });
    expect(second).toMatchObject({ screen: { at: 'other-page', why: 'second' }, answers: {} });
    const done = settleSaved(steps, blankTeaching(ORDER), { confirmed: true, why: 'more' });
    expect(done.screen).toEqual({ at: 'done' });
  });

  it('keep an answer as long as the page shows its order, and none of it for another order', () => {
    const going = { ...blankTeaching(ORDER), taughtOn: ['4021'] };
    const second = at('/orders/4022');
    const opened = beginLesson({ pending: [going], going: true } as unknown as TeachView, second);
    const answered = withAnswer(opened, 'name', null);
    expect(lookAtPageAgain(answered, at('/orders/4022?tab=notes#top'))).toEqual(answered);
    const third = lookAtPageAgain(answered, at('/orders/4023'));
    expect(third.screen).toEqual({ at: 'confirm' });
    expect(third.answers).toEqual({});
    const pointing = editDatum(answered, 'phone');
    expect(lookAtPageAgain(pointing, second)).toEqual(pointing);
    expect(lookAtPageAgain(pointing, at('/orders/4023'))).toEqual(third);
    const early = beginLesson({ pending: [going], going: true } as unknown as TeachView, ORDER);
    const later = withAnswer(lookAtPageAgain(early, second), 'name', null);
    expect(lookAtPageAgain(later, second)).toEqual(later);
  });

  it('begin anew on another order of the first page, and not on a page that is none', () => {
    const named = answerShown(begin(), null);
    expect(lookAtPageAgain(named, at('/orders/4021?tab=notes'))).toBe(named);
    expect(lookAtPageAgain(named, at('/orders'))).toBe(named);
    for (const steps of [named, goTo(named, { at: 'review' }), editDatum(named, 'phone')]) {
      const other = lookAtPageAgain(steps, at('/orders/4022'));
      expect(other).toMatchObject({ order: '4022', answers: {}, screen: { at: 'point', from: 'first' } });
      expect(point(other)).toBe(DATA[0]);
      expect(lookAtPageAgain(other, at('/orders/4022'))).toBe(other);
    }
    const done = settleSaved(named, named.teaching, { confirmed: true, why: 'more' });
    expect(lookAtPageAgain(done, at('/orders/4022'))).toBe(done);
  });

  it('leave what is pending alone on a page of another kind, where a new teaching begins', () => {
    const pending = [{ ...blankTeaching(at('/invoices/7')), id: 'pending' }];
    const steps = begin({ pending });
    expect(steps.screen).toEqual({ at: 'other-page', why: 'wrong-page' });
    expect(beginAnew(steps, ORDER).teaching.id).toBe('new');
    expect(beginAnew(steps, at('/invoices/8')).teaching.id).toBe('pending');
    expect(lookAtPageAgain(steps, ORDER)).toEqual(steps);
  });
});

describe('a lesson that is opened again', () => {
  it('goes on with what is pending of this kind of page, else with what was taught last in the tab', () => {
    const pendingOf = (path: string, id: string) => ({ ...blankTeaching(at(path)), id });
    const pending = [pendingOf('/invoices/7', 'last'), pendingOf('/orders/4020', 'other')];
    expect(begin({ pending, going: true })).toMatchObject({
      screen: { at: 'confirm' },
      teaching: { id: 'other' },
    });
    expect(begin({ pending: pending.slice(0, 1), going: true })).toMatchObject({
      screen: { at: 'other-page', why: 'wrong-page' },
      teaching: { id: 'last' },
    });
  });
});

describe('a place of the page', () => {
  const picked = { text: '4021' } as Picked;

  it('is read out under the pointer, and no more once the pointer has left', () => {
    expect(hoverOver(begin(), picked).preview).toBe('4021');
    expect(hoverOver(begin(), null).preview).toBe('');
    expect(hoverOver(hoverOver(begin(), picked), undefined).preview).toBeNull();
  });

  it('is taken in place of the preview, and stays taken where a part of it is not there', () => {
    const taken = takePicked(hoverOver(begin(), picked), picked);
    expect(taken).toMatchObject({ picked, preview: null });
    expect(takeOfPicked(taken, null)).toBe(taken);
    expect(takePicked(taken, null)).toMatchObject({ picked: null, preview: '' });
  });
});
