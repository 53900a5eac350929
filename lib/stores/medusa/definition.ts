import { defineStore } from '../definition';

/**
 * A single-page program whose root is `#medusa`; which of its pages is open stands in the address alone, which changes
 * without a reload. The admin's path is `/app/` unless the shop chose another. An order's id is `order_` and its ULID; behind
 * it stand drawers that open over the order's page (`/metadata/edit`).
 */
export const medusaDefinition = defineStore({
  kind: 'medusa',
  name: 'Medusa',
  notesIn: 'metadata',
  page: /^https?:\/\/[^/]+(?<base>\/(?:[^/]+\/)*?)orders(?:\/(?<id>order_[0-9A-Za-z]{1,64})(?:\/|$)|(?:\/export)?\/?$)/,
  stands: (document) => document.querySelector('div#medusa') !== null,
});
