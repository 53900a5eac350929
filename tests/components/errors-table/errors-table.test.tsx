import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { RestorePanel } from '../../../components/ledger/RestorePanel';
import { courierFailure } from '../../../entrypoints/background/accounts/courier-failure';
import { ContentEditor } from '../../../entrypoints/desk/contents/ContentEditor';
import { EmployeeEditor } from '../../../entrypoints/desk/employees/EmployeeEditor';
import { JourneyPlayer } from '../../../entrypoints/desk/journeys/JourneyPlayer';
import { QuotesPage } from '../../../entrypoints/desk/quotes/QuotesPage';
import { WebhookForm } from '../../../entrypoints/desk/webhook/WebhookForm';
import { CONTENT } from '../../../lib/contents/content';
import { CourierError } from '../../../lib/courier/errors';
import { EMPLOYEE, type EmployeeTyped } from '../../../lib/employees/employee';
import { allLocales } from '../../../lib/i18n/all-locales';
import { failureTextId } from '../../../lib/i18n/failure-text';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import { createTranslator } from '../../../lib/i18n/translator';
import { NO_NAMES } from '../../../lib/number-names/number-names';
import { elementAt, need } from '../../need';
import { CALLS } from '../../unit/courier/calls';
import { fakeService, json } from '../../unit/courier/fake-service';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT } from '../support/made-form';
import { describedBy, expectAccessible, madeVillages, plain, show } from '../support/show';
import { SPEC_ROWS, type SpecRow } from './spec-rows';

const OPERATIONS = {
  contents: 'updateParcelContent',
  employees: 'updateEmployee',
  journeys: 'testParcel',
  webhook: 'updateWebhookUrl',
  fee: 'calculateFees',
  size: 'calculateSizeExtraFee',
  restore: 'restoreParcel',
} as const;

/** The call as the background makes it, its answer that of the row: from the service's bytes to the page's failure. */
async function answered({ operation, body, status }: SpecRow): Promise<never> {
  const call = need(CALLS[OPERATIONS[operation]], `call for ${operation}`);
  await call(fakeService(json(body, status)).client).catch((error: unknown) => {
    throw error instanceof CourierError ? courierFailure(error) : error;
  });
  throw new Error('it was no refusal');
}

const input = (name: string) => elementAt<HTMLInputElement>(`[data-field="${name}"] :is(input, textarea)`);
function type(name: string, value: string): void {
  fireEvent.input(input(name), { target: { value } });
}
const press = (selector: string) => fireEvent.click(elementAt(selector));

/** What is typed into each screen before the press that is refused. */
const TYPED: Readonly<Record<SpecRow['operation'], Readonly<Record<string, string>>>> = {
  contents: { id: '41', companionParcelId: '7', productId: '9', quantity: '2', description: 'كتاب' },
  employees: { id: '601', firstName: 'Samer', businessName: 'Olive', phoneNumber: '0599000111', street: 'x' },
  journeys: { parcelCode: 'P-1', status: '21', position: '108', reason: '51' },
  webhook: { webhook: 'https://hooks.example.com/parcels' },
  fee: { actualPrice: '300' },
  size: { length: '90', parcelCode: 'P-1', companionId: '7' },
  restore: { parcelCode: 'P-1' },
};

/** Nothing was typed before, and nothing that is typed is kept. */
const NOTHING_KEPT = { typed: null, keep: () => undefined };

/** Opens a row's screen in one language and does what the service then refuses. */
async function provoke(row: SpecRow, language: Language): Promise<void> {
  const refused = () => answered(row);
  const in_ = (children: preact.ComponentChildren) =>
    show(
      <main>
        <h1>Shahna</h1>
        <h2>Desk</h2>
        {children}
      </main>,
      language,
    );
  switch (row.operation) {
    case 'contents': {
      const typed = { ...CONTENT.open({}), item: 'product' as const, ...TYPED.contents };
      in_(
        <ContentEditor
          account={ACCOUNT}
          id={null}
          ask={quietBackground({ 'content/update': refused }).send}
          kept={{ ...NOTHING_KEPT, typed }}
        />,
      );
      press('.button--primary');
      return;
    }
    case 'employees': {
      const typed = { ...EMPLOYEE.open({}), type: 'employee', active: 'yes', ...TYPED.employees };
      in_(
        <EmployeeEditor
          known={{}}
          kept={{ ...NOTHING_KEPT, typed: typed as EmployeeTyped }}
          answered={null}
          names={NO_NAMES}
          villages={madeVillages()}
          onSend={refused}
        />,
      );
      press('.button--primary');
      return;
    }
    case 'journeys':
      in_(
        <JourneyPlayer
          account={ACCOUNT}
          ask={quietBackground({ 'journey/move': refused }).send}
          kept={NOTHING_KEPT}
          names={NO_NAMES}
          rereadNames={async () => undefined}
          saved={[]}
          rereadSaved={async () => undefined}
        />,
      );
      for (const [name, value] of Object.entries(TYPED.journeys)) type(name, value);
      press('.journey__presses button');
      return;
    case 'webhook':
      in_(
        <WebhookForm
          account={ACCOUNT}
          ask={quietBackground({ 'webhook/set': refused }).send}
          known={null}
          readKnown={async () => undefined}
          kept={NOTHING_KEPT}
        />,
      );
      type('webhook', TYPED.webhook.webhook ?? '');
      press('input[type="checkbox"]');
      press('.button--primary');
      return;
    case 'fee':
    case 'size': {
      const background = quietBackground({ [row.operation === 'fee' ? 'quote/fee' : 'quote/size']: refused });
      in_(
        <QuotesPage account={ACCOUNT} villages={madeVillages()} ask={background.send} kept={NOTHING_KEPT} />,
      );
      for (const [name, value] of Object.entries(TYPED[row.operation])) type(name, value);
      await waitFor(() => expect(input('village').getAttribute('role')).toBe('combobox'));
      input('village').focus();
      type('village', 'قباطية');
      fireEvent.click(await screen.findByRole('option', { name: /قباطية/ }));
      return;
    }
    case 'restore': {
      const background = quietBackground({ 'parcel/restore': refused });
      in_(
        <RestorePanel accounts={[ACCOUNT]} accountId={ACCOUNT.id} parcelCode="P-1" ask={background.send} />,
      );
      press('.details > div > button');
      press('.button--caution');
    }
  }
}

/** Where a row is said: beside its field, in its village's line, or in a notice that is read out. */
function saidAt({ operation, field }: SpecRow): string {
  if (field !== undefined) return describedBy(input(field));
  if (operation === 'fee') return plain(document.querySelector('tr[data-village] td[colspan]')?.textContent);
  if (operation === 'size')
    return plain(document.querySelector('tr[data-village] td[aria-busy]:nth-of-type(5)')?.textContent);
  const place = operation === 'journeys' ? '.journey__step [role="alert"]' : '[role="alert"]';
  return plain([...document.querySelectorAll(place)].map((alert) => alert.textContent).join(' '));
}

const LETTERS = { ar: /\p{Script=Arabic}{3}/u, he: /\p{Script=Hebrew}{3}/u, en: /[a-z]{3}/ } as const;

describe.each(LANGUAGES)('every row of the spec’s table of errors, in %s', (language) => {
  const { lookUp } = createTranslator(language, allLocales[language]);

  it.each(SPEC_ROWS.map((row) => [`${row.operation}: ${row.condition}`, row] as const))(
    '%s',
    async (_name, row) => {
      await provoke(row, language);
      const sentence = plain(lookUp(failureTextId(row.code)));
      expect(sentence).toMatch(LETTERS[language]);
      await waitFor(() => expect(saidAt(row)).toContain(sentence));
      // Nothing that was typed is gone.
      const kept = Object.keys(TYPED[row.operation]).map((name) => [
        name,
        (row.operation === 'restore'
          ? document.querySelector<HTMLInputElement>('.details input')
          : input(name)
        )?.value,
      ]);
      expect(Object.fromEntries(kept)).toEqual(TYPED[row.operation]);
      if (row.field !== undefined) {
        await waitFor(() => expect(document.activeElement).toBe(input(row.field ?? '')));
      }
      await expectAccessible();
    },
  );
});

describe('what the table does not list', () => {
  it('is said of each field under the service’s own name of it', async () => {
    const body = {
      success: false,
      errors: { parcel_status_id: ['is no status'], parcel_position_id: ['no'] },
    };
    const row = {
      operation: 'journeys',
      condition: 'fields',
      status: 200,
      body,
      code: 'fields-refused',
    } as const;
    await provoke(row, 'en');
    await waitFor(() => expect(saidAt(row)).toContain('Some fields are not right'));
    expect(saidAt(row)).toContain('parcel_status_id: is no status\nparcel_position_id: no');
  });
});
