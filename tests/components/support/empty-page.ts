import { cleanup, configure } from '@testing-library/preact';
import { afterEach } from 'vitest';

// A busy machine is no reason to fail.
configure({ asyncUtilTimeout: 20_000 });

// Files of tests share a document as they share a worker; the library cleans up after the first file alone by itself.
afterEach(cleanup);
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
// What a test has lent the document and its elements: jsdom's own parts are on other prototypes.
for (const name of Object.getOwnPropertyNames(document)) Reflect.deleteProperty(document, name);
for (const name of ['clientHeight', 'clientWidth']) Reflect.deleteProperty(HTMLElement.prototype, name);
// jsdom draws its frames by one interval for all files, and a file that stops the clock may take that with it.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
globalThis.cancelAnimationFrame = clearTimeout;
// A page of ours closes itself after some presses: jsdom would take the window away from the files that follow, too.
window.close = () => undefined;
