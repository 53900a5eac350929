import { expect, it } from 'vitest';
import { makeHost } from '../../../lib/page/make-host';

it('an element of ours keeps its root from a page that defines the element itself', () => {
  const taken: ElementInternals[] = [];
  customElements.define(
    'shahna-bar',
    class extends HTMLElement {
      constructor() {
        super();
        taken.push(this.attachInternals());
      }
    },
  );
  const { host, root } = makeHost('shahna-bar', [':host { display: block }']);
  expect(taken).toEqual([]);
  document.body.append(host);
  expect(host.ownerDocument).toBe(document);
  expect(root.host).toBe(host);
  // Made what the page says once it stands there; but its root was there before.
  expect(taken.map(({ shadowRoot }) => shadowRoot)).toEqual([null]);
  expect(host.shadowRoot).toBeNull();
});

it('an element of ours is left as it is by a browser that translates the page', () => {
  expect(makeHost('shahna-list', []).host.getAttribute('translate')).toBe('no');
});
