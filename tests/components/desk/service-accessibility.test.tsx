import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { NumberNamesEditor } from '../../../components/number-names/NumberNamesEditor';
import { createFormState } from '../../../components/parcel-form/form-state';
import { PastedBox } from '../../../components/pasted/PastedBox';
import { ExportForm } from '../../../components/transfer/ExportForm';
import { PassphraseForm } from '../../../components/transfer/ImportForm';
import { ContentAnswer } from '../../../entrypoints/desk/contents/ContentEditor';
import { KnownEmployees } from '../../../entrypoints/desk/employees/EmployeesSection';
import { JourneysSection } from '../../../entrypoints/desk/journeys/JourneysSection';
import { routeOf } from '../../../entrypoints/desk/route';
import { WebhookSection } from '../../../entrypoints/desk/webhook/WebhookSection';
import { Failure } from '../../../lib/failure';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import { saveJourney } from '../../../lib/journeys/journeys';
import type { FormView } from '../../../lib/messaging/views/form';
import type { EventView, JourneyMove } from '../../../lib/messaging/views/tools';
import { changeNames } from '../../../lib/number-names/kept-names';
import { NO_NAMES, type NumberNames } from '../../../lib/number-names/number-names';
import { keepWebhook } from '../../../lib/storage/known-webhook';
import { elementAt } from '../../need';
import { FakeBackground, quietBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT, madeForm } from '../support/made-form';
import { expectAccessible, madeVillages, show } from '../support/show';

const NAMES: NumberNames = {
  ...NO_NAMES,
  'parcel-status': [{ number: 21, names: { en: 'Out for delivery', ar: 'مع السائق' } }],
};
const MOVE: JourneyMove = {
  moved: true,
  failedToSubmit: false,
  allowed: ['SB1'],
  allowedCompanions: [],
  rejected: ['SB2'],
  rejectedCompanions: [],
};
const EVENT: EventView = {
  event: 'other',
  parcelCode: 'SB1',
  statusId: 21,
  positionId: 108,
  note: 'الاتصال قبل الوصول',
  referenceNumber: 'A-1',
  parcel: { foundBy: 'reference', orderNumber: '1043', recipientName: 'سلمى', parcelCode: null },
};

const in_ = (language: Language, children: preact.ComponentChildren) =>
  show(
    <main>
      <h1>Shahna</h1>
      {children}
    </main>,
    language,
  );
const press = (selector: string) => fireEvent.click(elementAt(selector));
const type = (name: string, value: string) =>
  fireEvent.input(elementAt<HTMLInputElement>(`[data-field="${name}"] :is(input, textarea)`), {
    target: { value },
  });

describe.each(LANGUAGES)('the accessibility check, in %s, is passed by', (language) => {
  it.each([
    ['moved', async () => MOVE],
    ['not moved', async () => ({ ...MOVE, moved: false, failedToSubmit: true })],
    ['refused', () => Promise.reject(new Failure('parcel-not-found', {}, 'not found'))],
  ] as const)('a journey holds, %s', async (_how, onMove) => {
    const steps = [{ statusId: 21, positionId: 108, returnedReasonId: 51 }];
    await saveJourney({ id: 'a', accountId: ACCOUNT.id, name: 'حتى الباب', steps });
    await changeNames(ACCOUNT.id, () => NAMES);
    const { send: ask } = new FakeBackground({ 'journey/move': onMove });
    const accounts = [{ ...ACCOUNT, environment: 'testing' as const }];
    const desk = madeDesk({ ask, settings: { accounts } });
    in_(language, <JourneysSection desk={desk} route={routeOf('#/journeys')} />);
    await screen.findByText('حتى الباب');
    await expectAccessible();
    press('.journey__saved button');
    press('.journey > .actions button');
    type('parcelCode', 'SB1');
    press('.journey__presses button');
    await waitFor(() => expect(document.querySelector('.journey__step .notice')).toBeTruthy());
    await expectAccessible();
  });

  it('the webhook: before it is set, with a wrong address, and set', async () => {
    await keepWebhook({
      accountId: ACCOUNT.id,
      address: 'https://a.example',
      from: 'seen-in-answer',
      at: 1,
    });
    const background = new FakeBackground({
      'webhook/set': () => ({ message: 'updated successfully' }),
    });
    in_(language, <WebhookSection desk={madeDesk({ ask: background.send })} route={routeOf('#/webhook')} />);
    await screen.findByText('https://a.example');
    await expectAccessible();
    type('webhook', 'http://a.example');
    fireEvent.blur(elementAt('[data-field="webhook"] input'));
    await expectAccessible();
    type('webhook', 'https://a.example');
    press('input[type="checkbox"]');
    press('.button--primary');
    await waitFor(() => expect(document.querySelector('.notice--good')).toBeTruthy());
    await expectAccessible();
  });

  it('an event, read and not', async () => {
    const background = new FakeBackground({
      'webhook/read': ({ text }) => {
        if (text !== '{}') throw new Failure('event-unreadable');
        return EVENT;
      },
    });
    await changeNames(ACCOUNT.id, () => NAMES);
    in_(language, <WebhookSection desk={madeDesk({ ask: background.send })} route={routeOf('#/webhook')} />);
    await waitFor(() => elementAt('[data-field="event"]'));
    type('event', 'x');
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toBeTruthy());
    await expectAccessible();
    type('event', '{}');
    await waitFor(() => expect(document.querySelector('.event')).toBeTruthy());
    await expectAccessible();
  });

  it('the names for numbers, with numbers and without', async () => {
    in_(language, <NumberNamesEditor names={NAMES} onChange={() => undefined} />);
    await expectAccessible();
    for (const summary of document.querySelectorAll('summary')) {
      fireEvent.click(summary);
      await expectAccessible();
    }
  });

  it('a pasted text, empty and read', async () => {
    const text = 'سلمى 0599123456';
    const found = madeForm();
    const read: FormView = {
      ...found,
      pasted: {
        text,
        marks: [{ field: 'firstName', start: 0, end: 4 }],
        orders: [
          { start: 0, end: 4, chosen: true, shipped: false },
          { start: 5, end: 15, chosen: false, shipped: true },
        ],
      },
    };
    const background = quietBackground({ 'form/paste': () => read });
    const state = createFormState(found, ACCOUNT, {
      send: background.send,
      villages: madeVillages(),
      reread: async () => null,
      today: () => '2026-01-15',
    });
    in_(language, <PastedBox state={state} wanted />);
    await expectAccessible();
    type('pasted', text);
    await waitFor(() => expect(document.querySelector('mark')).toBeTruthy());
    await expectAccessible();
    state.dispose();
  });

  it('saving settings, with a passphrase that is too short', async () => {
    in_(language, <ExportForm onExport={async () => ['Fig shop']} />);
    await expectAccessible();
    press('input[type="checkbox"]');
    type('passphrase', 'short');
    press('.actions button');
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toBeTruthy());
    await expectAccessible();
    for (const name of ['passphrase', 'passphraseAgain']) type(name, 'long enough words');
    press('.actions button');
    await screen.findByRole('alert');
    await expectAccessible();
  });

  it('opening the keys, with a wrong passphrase', async () => {
    in_(language, <PassphraseForm wrong onOpen={async () => undefined} onWithout={async () => undefined} />);
    await expectAccessible();
  });

  it('answers and lists', async () => {
    const sent = {
      type: 'employee',
      active: true,
      firstName: 'دانا',
      businessName: 'بيدر',
      phoneNumber: '0599100541',
    } as const;
    in_(
      language,
      <>
        <KnownEmployees
          accountId="olive"
          employees={[{ accountId: 'olive', id: 541, sent, at: 1 }]}
          openId={541}
          readAgain={async () => undefined}
        />
        <ContentAnswer
          content={{
            id: 41,
            parcel_id: 7,
            companion_parcel_id: 3,
            product_id: 9,
            item_name: 'صابون',
            description: 'بدون عطر',
            item_price: '12.50',
            quantity: '2.00',
            item_image: 'contents/41/item_image',
            content_photo: null,
            created_at: null,
            updated_at: null,
            attachments: [],
            unread: ['quantity'],
          }}
          currency="ILS"
        />
      </>,
    );
    await expectAccessible();
  });
});
