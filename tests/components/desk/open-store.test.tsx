import { cleanup, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { OpenStore } from '../../../components/store-list/OpenStore';
import { show } from '../support/show';

const linksTo = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('an empty place leads to each store, or to where one is added', () => {
  show(<OpenStore stores={[]} />);
  expect(screen.getByRole('link', { name: 'Add a store' })).toBeTruthy();
  expect(linksTo()).toEqual(['/options.html#/stores']);
  cleanup();
  const stores = ['https://a.example', 'https://b.example'].map((origin) => ({ origin, accountId: null }));
  show(<OpenStore stores={stores} />);
  expect(linksTo()).toEqual(['https://a.example', 'https://b.example']);
});
