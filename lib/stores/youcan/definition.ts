import type { Addressed, RecognisedBy } from '../definition';

const PAGE =
  /^https:\/\/seller-area\.youcan\.shop(?<base>\/admin\/)orders(?:\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?\/?$/i;

/** All shops' admins lie at one address, `links.self` of every order that the interface answers. */
export const youCanDefinition = {
  kind: 'youcan',
  name: 'YouCan',
  hosted: { origin: 'https://seller-area.youcan.shop', basePath: '/admin/' },
  page: PAGE,
  detect(_document, { origin, pathname }) {
    const { base: basePath, id } = PAGE.exec(origin + pathname)?.groups ?? {};
    if (basePath === undefined) return null;
    const store = { kind: 'youcan', origin, basePath } as const;
    return id === undefined
      ? { page: 'order-list', store }
      : { page: 'order', store, orderId: id.toLowerCase() };
  },
  orderLink: ({ origin, basePath }, orderId) => `${origin}${basePath}orders/${orderId}`,
} as const satisfies RecognisedBy & Addressed<'youcan'>;
