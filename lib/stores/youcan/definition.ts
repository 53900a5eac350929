import { defineStore } from '../definition';

/** All shops' admins lie at one address, `links.self` of every order that the interface answers. */
export const youCanDefinition = defineStore({
  kind: 'youcan',
  name: 'YouCan',
  hosted: { origin: 'https://seller-area.youcan.shop', basePath: '/admin/' },
  page: /^https:\/\/seller-area\.youcan\.shop(?<base>\/admin\/)orders(?:\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?\/?$/i,
});
