import { describe, expect, it } from 'vitest';
import { findRecipientsInEveryForm } from '../../../lib/courier/recipients';
import { fakeService, json } from './fake-service';

const none = () => json({ success: true, recipients: [] });
const codes = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === 'fulfilled' ? 'answered' : answer.reason.code));

describe('one look-up of a recipient, in the four forms of their phone', () => {
  it('asks for each form once', async () => {
    const service = fakeService(none);
    expect(codes(await findRecipientsInEveryForm(service.client, '0591234567'))).toEqual(
      Array(4).fill('answered'),
    );
    const sent = await Promise.all(service.requests.map((request) => request.json()));
    expect(sent.map(({ phone_number }) => phone_number)).toEqual([
      '591234567',
      '0591234567',
      '+970591234567',
      '+972591234567',
    ]);
  });

  it.each([429, 500, 503])('repeats two requests in all when the service fails with %i', async (status) => {
    const service = fakeService(json({}, status));
    const answers = await findRecipientsInEveryForm(service.client, '0591234567');
    expect(answers.every((answer) => answer.status === 'rejected')).toBe(true);
    expect(service.requests).toHaveLength(6);
  });

  it('repeats none when the service asks for a longer wait', async () => {
    const later = () => new Response('{}', { status: 429, headers: { 'retry-after': '3600' } });
    const service = fakeService(later);
    const answers = await findRecipientsInEveryForm(service.client, '0591234567');
    expect(codes(answers)).toEqual(Array(4).fill('rate-limited'));
    expect(service.requests).toHaveLength(4);
  });

  it('has the answer of a form that failed at first', async () => {
    const service = fakeService([json({}, 500), none()]);
    expect(codes(await findRecipientsInEveryForm(service.client, '0591234567'))).toEqual(
      Array(4).fill('answered'),
    );
    expect(service.requests).toHaveLength(5);
  });
});
