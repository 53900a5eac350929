import { expect, it } from 'vitest';
import { need } from '../../need';
import { mountForEach } from '../support/mounted-bar';

// Before the bar of each test is mounted: what a copy of the script left that an update ended.
const left = [document.createElement('shahna-bar'), document.createElement('shahna-bar')];
document.body.append(...left);
const on = mountForEach();

it('what an update left of the bar before is taken out where the new one is mounted', () => {
  need(on.bar.shown, 'bar');
  expect(left.map(({ isConnected }) => isConnected)).toEqual([false, false]);
});
