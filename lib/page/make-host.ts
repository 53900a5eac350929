/**
 * An element of ours in the page, with a root of its own that the page can neither read nor reach (closed; open
 * in builds made for tests, which must be able to look inside).
 */
export function makeHost(
  name: `shahna-${string}`,
  style: string,
): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: import.meta.env.MODE === 'e2e' ? 'open' : 'closed' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  root.append(sheet);
  return { host, root };
}
