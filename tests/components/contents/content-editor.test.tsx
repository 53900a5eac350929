import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { ContentEditor } from '../../../entrypoints/desk/contents/ContentEditor';
import { PhotoError } from '../../../entrypoints/desk/contents/prepare-photo';
import { findPhoto } from '../../../lib/contents/kept-photos';
import { type ParcelContent, parcelContentSchema } from '../../../lib/courier/schemas/parcel-content';
import { Failure } from '../../../lib/failure';
import type { Language } from '../../../lib/i18n/language';
import { FakeBackground } from '../support/fake-background';
import { ACCOUNT } from '../support/made-form';
import { describedBy, expectAccessible, field, plain, show } from '../support/show';

URL.createObjectURL = () => 'blob:seen';
URL.revokeObjectURL = () => undefined;

const ANSWER = parcelContentSchema.parse({
  id: 41,
  parcel_id: 7,
  item_name: 'Soap',
  item_price: 12,
  quantity: '2.00',
  item_image: 'contents/41/item_image',
});

const prepare = async (file: Blob) => {
  if (file.type === 'text/plain') throw new PhotoError('type');
  return new Blob(['small'], { type: file.type });
};
let preparePhoto = prepare;
vi.mock('../../../entrypoints/desk/contents/prepare-photo', async (original) => ({
  ...(await original<typeof import('../../../entrypoints/desk/contents/prepare-photo')>()),
  preparePhoto: (file: Blob) => preparePhoto(file),
}));

function open(answer: () => Promise<ParcelContent> = async () => ANSWER, language: Language = 'en') {
  preparePhoto = prepare;
  const stopped = Promise.withResolvers<never>();
  const background = new FakeBackground({
    'content/update': () => Promise.race([answer(), stopped.promise]),
    'content/cancel': () => {
      stopped.reject(new Failure('aborted'));
      return null;
    },
  });
  const onTyped = vi.fn();
  show(
    <main>
      <h1>Contents</h1>
      <ContentEditor
        account={{ ...ACCOUNT, currency: 'ILS', numberRule: 'two-decimals' }}
        id={41}
        ask={background.send}
        kept={{ typed: null, keep: onTyped }}
      />
    </main>,
    language,
  );
  return { sent: () => background.inputs('content/update'), onTyped };
}

const type = (label: string | RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Change the content' }));
const png = () => new File(['x'], 'holiday.png', { type: 'image/png' });
const group = (name: string) => screen.getByRole('group', { name });

describe('changing a content', () => {
  it('sends what was filled and the photos, and shows what came back', async () => {
    const { sent, onTyped } = open();
    fireEvent.click(screen.getByRole('radio', { name: 'A name of its own' }));
    type('Name', 'Soap');
    type(/Quantity/, '2');
    fireEvent.drop(group('Image of the item'), { dataTransfer: { files: [png()] } });
    await screen.findByRole('img', { name: /Image of the item/ });
    send();
    await screen.findByText(/Saved:/);
    const [{ values, photos } = {}] = sent();
    expect(values).toEqual({ id: 41, itemName: 'Soap', quantity: '2' });
    expect(Object.keys(photos ?? {})).toEqual(['itemImage']);
    expect(await (await findPhoto(photos?.itemImage ?? ''))?.text()).toBe('small');
    expect(onTyped).toHaveBeenLastCalledWith(null);
    expect(screen.queryByRole('img', { name: /Image of the item/ })).toBeNull();
  });

  it.each([
    ['content-not-found', 'Content id', 'not in the parcel any more'],
    ['companion-parcel-not-found', /Companion parcel id/, 'knows no such parcel'],
  ] as const)('%s stands at its field, and nothing typed is lost', async (code, label, words) => {
    open(() => Promise.reject(new Failure(code)));
    type(/Quantity/, '2');
    send();
    await waitFor(() => expect(describedBy(field(label))).toContain(words));
    expect(field(/Quantity/).value).toBe('2');
  });

  it('says at the product that it is not in the catalog', async () => {
    open(() => Promise.reject(new Failure('product-not-found')));
    fireEvent.click(screen.getByRole('radio', { name: 'A product of the catalog' }));
    type('Product id', '5');
    send();
    await waitFor(() => expect(describedBy(field('Product id'))).toContain('not in your catalog'));
    await waitFor(() => expect(document.activeElement).toBe(field('Product id')));
  });

  it('says how long a description may be', async () => {
    const { sent } = open();
    type('Content (optional)', 'x'.repeat(256));
    send();
    await waitFor(() => expect(describedBy(field('Content (optional)'))).toContain('at most 255'));
    expect(sent()).toEqual([]);
  });

  it('says of the whole what is about a field that is not in sight', async () => {
    open(() => Promise.reject(new Failure('product-not-found')));
    type(/Quantity/, '2');
    send();
    expect(plain((await screen.findByRole('alert')).textContent)).toContain('not in your catalog');
  });

  it('brings the keyboard to a known id that the service knows no more', async () => {
    open(() => Promise.reject(new Failure('content-not-found')));
    type(/Quantity/, '2');
    send();
    await waitFor(() => expect(document.activeElement).toBe(field('Content id')));
    expect(field('Content id').readOnly).toBe(true);
  });

  it.each([
    ['content-locked', 'can no longer be changed'],
    ['content-not-updated', 'could not save it'],
  ] as const)('%s is said, photo and text stay', async (code, words) => {
    open(() => Promise.reject(new Failure(code)));
    fireEvent.drop(group('Photo of the content'), { dataTransfer: { files: [png()] } });
    await screen.findByRole('img', { name: /Photo of the content/ });
    send();
    expect(plain((await screen.findByRole('alert')).textContent)).toContain(words);
    expect(screen.getByRole('img', { name: /Photo of the content/ })).toBeTruthy();
  });

  it('can be stopped, and says that it is not known how far it came', async () => {
    open(() => new Promise(() => undefined));
    type(/Quantity/, '2');
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(plain((await screen.findByRole('alert')).textContent)).toContain('not known');
    expect(field(/Quantity/).value).toBe('2');
  });

  it('sends nothing when there is nothing to change', async () => {
    const { sent } = open();
    send();
    expect(plain((await screen.findByRole('alert')).textContent)).toContain('Nothing to change');
    expect(sent()).toEqual([]);
  });
});

describe('a photo', () => {
  it('is pasted where the keyboard is, and taken out again', async () => {
    open();
    fireEvent.paste(group('Photo of the content'), { clipboardData: { files: [png()] } });
    await screen.findByRole('img', { name: /Photo of the content/ });
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: /Photo/ })).toBeNull());
  });

  it.each([
    ['ready', async () => new Blob(['small'], { type: 'image/png' }), 1],
    ['refused', () => Promise.reject(new PhotoError('too-large')), 0],
  ] as const)('is waited for until it is %s, whatever is pressed meanwhile', async (_what, end, photos) => {
    let goOn = () => undefined as unknown;
    const { sent } = open();
    preparePhoto = () =>
      new Promise<void>((resolve) => {
        goOn = resolve as typeof goOn;
      }).then(end);
    type(/Quantity/, '2');
    fireEvent.drop(group('Photo of the content'), { dataTransfer: { files: [png()] } });
    await waitFor(() => expect(group('Photo of the content').textContent).toContain('Loading'));
    send();
    goOn();
    await waitFor(() => expect(group('Photo of the content').textContent).not.toContain('Loading'));
    expect(sent()).toEqual([]);
    send();
    await screen.findByText(/Saved:/);
    expect(Object.keys(sent()[0]?.photos ?? {})).toHaveLength(photos);
  });

  it('is refused here when it is none the service takes', async () => {
    open();
    const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
    fireEvent.drop(group('Image of the item'), { dataTransfer: { files: [file] } });
    expect(await screen.findByText(/Choose a png, jpeg or webp/)).toBeTruthy();
  });
});

describe('for who cannot see the page', () => {
  it.each(['ar', 'en', 'he'] as const)('the form holds in %s', async (language) => {
    open(() => Promise.reject(new Failure('content-locked')), language);
    await expectAccessible();
    fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    await screen.findByRole('alert');
    await expectAccessible();
  });
});
