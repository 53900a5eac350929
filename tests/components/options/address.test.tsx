import { render } from 'preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSection } from '../../../entrypoints/options/use-section';

function Shown() {
  const { section, isNamed } = useSection();
  return <p>{isNamed ? section : 'the guide'}</p>;
}

// The address is the worker's: a file before this one may have left its own.
beforeEach(() => {
  location.hash = '';
});

afterEach(() => {
  location.hash = '';
  render(null, document.body);
});

it('shows what an address names that comes in the frame in which the page is drawn', async () => {
  render(<Shown />, document.body);
  expect(document.body.textContent).toBe('the guide');
  // Before the frame's effects: Preact's wait for the next frame.
  history.replaceState(null, '', '#/stores');
  dispatchEvent(new HashChangeEvent('hashchange'));
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.body.textContent).toBe('stores');
});
