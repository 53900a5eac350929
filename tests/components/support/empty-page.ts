import { cleanup } from '@testing-library/preact';
import { afterEach } from 'vitest';

// Files of tests share a document as they share a worker; the library cleans up after the first file alone by itself.
afterEach(cleanup);
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
