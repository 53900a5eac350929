import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LabelsSection } from '../../../entrypoints/desk/labels/LabelsSection';
import { labelsAddress, routeOf } from '../../../entrypoints/desk/route';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import type { LabelLayout } from '../../../lib/labels/label-layout';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import type { LabelWishes } from '../../../lib/settings/account';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { elementAt } from '../../need';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, field, plain, show } from '../support/show';

const shown = signal<readonly LedgerEntry[]>([]);
vi.mock('../../../entrypoints/desk/parcels/use-entries', () => ({
  useEntries: () => ({ entries: shown, since: signal(Number.NEGATIVE_INFINITY), failure: signal(null) }),
}));

const NOON = new Date(2026, 0, 15, 12).getTime();
const YESTERDAY = NOON - 24 * 60 * 60_000;
const print = vi.fn();
beforeEach(() => {
  window.print = print;
  print.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What an account is called whose proposed name was accepted. */
const HOST = 'delivery.example';

interface Scene {
  readonly layout?: LabelLayout;
  readonly language?: Language;
  /** Left out: of all entries. */
  readonly address?: string;
  readonly label?: LabelWishes;
}

async function showLabels(entries: readonly LedgerEntry[], scene: Scene = {}): Promise<FakeBackground> {
  const { layout = 'a6', language = 'en', label } = scene;
  const background = new FakeBackground({ 'labels/printed': () => null });
  const accounts = [
    { ...ACCOUNT, ...(label && { label }) },
    { ...ACCOUNT, id: 'other', name: HOST },
  ];
  const settings = await changeSettings((kept) => ({
    ...kept,
    ...{ accounts, activeAccountId: ACCOUNT.id, labelLayout: layout },
  }));
  const address =
    scene.address ??
    labelsAddress(
      entries.map(({ id }) => id),
      'show',
    );
  shown.value = entries;
  show(
    <main>
      <h1>Labels</h1>
      <LabelsSection desk={madeDesk({ ask: background.send, settings })} route={routeOf(address)} />
    </main>,
    language,
  );
  return background;
}

/** The account as it is kept. */
const kept = async () => (await readSettings()).accounts[0];
const labels = () => screen.getAllByRole('article').map((label) => plain(label.textContent));

describe('a label', () => {
  it('bears who, where, how much and the code as text, whatever is scanned', async () => {
    await showLabels([ledgerEntry(0)]);
    const [label] = labels();
    for (const part of [
      'أحمد 0',
      '0599123456',
      'قباطية',
      'جنين',
      'شارع البلدية',
      '₪175',
      '1000',
      'SB2000',
      'الطابق الثاني',
      'Olive shop',
    ])
      expect(label).toContain(part);
    expect(document.querySelectorAll('.label__barcode, .label__qr')).toHaveLength(2);
  });

  it('says in words when nothing is collected', async () => {
    const [row] = [ledgerEntry(0)];
    await showLabels([{ ...(row as LedgerEntry), totalPrice: '0.00' }]);
    expect(labels()[0]).toContain('Nothing to collect');
    expect(labels()[0]).not.toContain('₪');
  });

  it('never bears the delivery company’s host as sender: the shop’s name is asked for', async () => {
    await showLabels([ledgerEntry(0, {}, { ...ACCOUNT, name: HOST })]);
    expect(labels()[0]).not.toContain(HOST);
    const save = screen.getByRole('button', { name: 'Save' });
    for (const [typed, problem] of [
      ['', /This is needed/],
      ['api.delivery.example:8080', /This is an address/],
      ['Olive shop', /Another account has this name/],
      ['x'.repeat(61), /up to 60 characters/],
    ] as const) {
      fireEvent.input(field('Your shop’s name'), { target: { value: typed } });
      fireEvent.click(save);
      expect(screen.getByRole('form', { name: 'Your shop’s name' }).textContent).toMatch(problem);
    }
    expect((await kept())?.name).toBe('Olive shop');
    fireEvent.input(field('Your shop’s name'), { target: { value: ' خزف نابلس ' } });
    fireEvent.click(save);
    await waitFor(async () => expect((await kept())?.name).toBe('خزف نابلس'));
  });

  it('bears the shop’s name where the account has one, and nothing is asked', async () => {
    await showLabels([ledgerEntry(0)]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('bears the shop’s phone and the contents where the shop wants them, and not before', async () => {
    await showLabels([ledgerEntry(0)]);
    expect(labels()[0]).not.toContain('زيت زيتون');
    cleanup();
    await showLabels([ledgerEntry(0)], { label: { phone: '09-2345678', contents: true } });
    expect(labels()[0]).toContain('09-2345678');
    expect(labels()[0]).toContain('زيت زيتون');
    fireEvent.click(screen.getByText('Sender and contents'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Content' }));
    fireEvent.input(field(/Your shop’s phone/), { target: { value: '٠٩-٢٢' } });
    fireEvent.blur(field(/Your shop’s phone/));
    await waitFor(async () => expect((await kept())?.label).toEqual({ phone: '09-22', contents: false }));
  });

  it('is marked where it is practice, and bears its text where the code cannot be drawn as bars', async () => {
    const practice = { ...ACCOUNT, environment: 'testing' } as const;
    await showLabels([ledgerEntry(0, { parcelCode: 'طرد-٧' }, practice)]);
    expect(labels()[0]).toContain('Practice');
    expect(labels()[0]).toContain('طرد-٧');
    expect(document.querySelector('.label__barcode')).toBeNull();
    expect(document.querySelector('.label__qr')).not.toBeNull();
  });

  it('is not made for a parcel without a code, and that is said', async () => {
    await showLabels([ledgerEntry(0), ledgerEntry(1, { parcelCode: null })]);
    expect(labels()).toHaveLength(1);
    expect(document.body.textContent).toContain('One parcel has no code yet');
  });

  it('comes four or eight to a page', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => ledgerEntry(index));
    for (const [layout, pages, size] of [
      ['a6', 9, '105mm 148mm'],
      ['thermal-150', 9, '100mm 150mm'],
      ['thermal-100', 9, '100mm 100mm'],
      ['a4-4', 3, '210mm 297mm'],
      ['a4-8', 2, '210mm 297mm'],
    ] as const) {
      await showLabels(nine, { layout });
      expect(document.querySelectorAll('.paper')).toHaveLength(pages);
      expect(document.body.querySelector('style')?.textContent).toContain(`size: ${size}`);
      cleanup();
    }
  });

  it('is printed by the press that has the keyboard already, and can be told not to have come out', async () => {
    const entries = [ledgerEntry(0), ledgerEntry(1, { parcelCode: null })];
    const background = await showLabels(entries);
    expect(document.activeElement?.textContent).toContain('Print one label');
    fireEvent.click(screen.getByRole('button', { name: /Print one label/ }));
    expect(print).toHaveBeenCalledOnce();
    expect(plain((await screen.findByRole('status')).textContent)).toContain('Marked: 1');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    const labels = [{ rowId: 'row-0', parcelCode: 'SB2000' }];
    expect(background.inputs('labels/printed')).toEqual([
      { labels, printed: true },
      { labels, printed: false },
    ]);
  });

  it('says how many pages it takes where that is another number than that of the labels', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => ledgerEntry(index));
    const printOn = async (layout: LabelLayout) => {
      await showLabels(nine, { layout });
      const said = plain(screen.getByRole('button', { name: /Print .* labels/ }).textContent);
      cleanup();
      return said;
    };
    expect([await printOn('a6'), await printOn('a4-4')]).toEqual([
      'Print 9 labels',
      'Print 9 labels (3 pages)',
    ]);
  });

  it('is one of those that wait for it with their parcels, unless others are asked for', async () => {
    const printed = Array.from({ length: 7 }, (_, nth) => ledgerEntry(2 + nth, {}, ACCOUNT, true));
    const before = Array.from({ length: 10 }, (_, nth) =>
      ledgerEntry(9 + nth, { createdAt: YESTERDAY, handedOverAt: YESTERDAY }),
    );
    const lastNight = ledgerEntry(19, { createdAt: YESTERDAY });
    await showLabels([ledgerEntry(0), ledgerEntry(1), ...printed, ...before, lastNight], {
      address: '#/labels',
    });
    expect(labels()).toHaveLength(3);
    const links = screen.getAllByRole('link').map((link) => plain(link.textContent));
    expect(links).toEqual(['To print (3)', 'Today’s parcels (9)', '7 days, not printed (13)']);
    expect(screen.getByRole('link', { current: 'page' })).toBe(screen.getAllByRole('link')[0]);
  });

  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    const entries = [ledgerEntry(0, {}, { ...ACCOUNT, name: HOST }), ledgerEntry(1, { parcelCode: null })];
    await showLabels(entries, { layout: 'a4-4', language });
    fireEvent.click(elementAt('.labels__head .button'));
    await screen.findByRole('status');
    await expectAccessible();
    cleanup();
    await showLabels([], { language, address: '#/labels' });
    await expectAccessible();
  });
});
