import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { Html } from './admin-page';

/**
 * A font of our own in the way of icon fonts: each letter is a square as wide as the font is high, and the words
 * `arrow_drop_down` and `search` are ligatures, each of one sign as wide as one letter.
 */
const ICONS = readFileSync(new URL('practice-icons.woff', import.meta.url)).toString('base64');

const SHARED = `
  @font-face { font-family: 'Practice Icons'; src: url(data:font/woff;base64,${ICONS}) }
  body { margin: 0; font: 14px/1.5 sans-serif }`;

/**
 * What the admins of these stores have above an order, in rules of our own: heads that stay while the page is scrolled,
 * icons by ligatures, triangles and lines in what stands before and after an element, placed and transformed.
 */
const HEADERS = {
  prestashop: {
    style: `
      .main-header { position: sticky; inset-block-start: 0; z-index: 510; display: flex; gap: 16px; background: #fff }
      #quick_select::after { content: 'arrow_drop_down'; font: 24px/1 'Practice Icons'; vertical-align: middle }
      .input-group { position: relative; z-index: 1 }
      .input-group::before { content: 'search'; position: absolute; inset: 50% auto auto 4px; transform: translateY(-50%);
        font: 20px/1 'Practice Icons'; pointer-events: none }
      .header-toolbar::after { content: ''; position: absolute; inset: auto 0 -1px; block-size: 1px; background: #bbb }
      .header-toolbar { position: relative }
      .order-actions::after { content: ' '; display: table; clear: both; position: relative }
      .order-actions button::after { content: 'arrow_drop_down'; position: relative; font: 24px/1 'Practice Icons' }`,
    markup: html`<header class="main-header"><button id="quick_select">Quick Access</button>
      <form class="input-group"><input></form></header><div class="header-toolbar"><p>x</p></div>`,
  },
  magento: {
    style: `
      .page-actions { position: sticky; inset-block-start: 0; z-index: 501; padding: 8px; background: #f8f8f8 }
      .page-actions::before { content: ''; position: absolute; inset: 0; background: #f8f8f8; z-index: -1 }
      .admin-user { position: relative }
      .admin-user::after { content: 'arrow_drop_down'; position: absolute; inset: 50% 4px auto auto; margin-block-start: -12px;
        font: 24px/1 'Practice Icons'; transform: rotate(180deg) }
      .admin-user::before { content: ''; position: absolute; inset: 100% auto auto 20px; inline-size: 12px; block-size: 12px;
        background: #ddd; transform: translate(0, -6px) rotate(45deg) }
      .page-wrapper::after { content: 'arrow_drop_down'; position: relative; font: 24px/1 'Practice Icons' }`,
    markup: html`<div class="page-header"><a class="admin-user" href="#">admin</a></div>`,
  },
  opencart: {
    style: `
      #header { position: sticky; inset-block-start: 0; z-index: 20; display: flex; gap: 12px }
      #header .dropdown::after { content: ''; display: inline-block; border: 5px solid transparent; border-block-start-color: #fff }
      #header .search { position: relative }
      #header .search::before { content: 'search'; position: absolute; inset: 50% 0 auto auto; font: 20px/1 'Practice Icons';
        transform: translate(-4px, -50%) }
      #header .menu::after { content: 'arrow_drop_down'; font: 24px/1 'Practice Icons' }
      .page-header { position: relative }
      .page-header::after { content: ' '; display: block; clear: both; position: relative }`,
    markup: html`<a class="menu">x</a><a class="dropdown">x</a><span class="search"><input></span>`,
  },
} as const;

type Kind = keyof typeof HEADERS;

export function headerStyle(kind: Kind): Html {
  return html`<style>${raw(SHARED + HEADERS[kind].style)}</style>`;
}

export function headerMarkup(kind: Kind): Html {
  return HEADERS[kind].markup;
}
