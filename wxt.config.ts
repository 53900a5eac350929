import { defineConfig, type WxtViteConfig } from 'wxt';
import { fewFiles } from './lib/build/few-files';
import { packedWords } from './lib/build/packed-words';
import { stylesInPage } from './lib/build/styles-in-page';
import { usedTokens } from './lib/build/used-tokens';
import { PANEL_COMMAND, SHIP_COMMAND } from './lib/commands';

/** The oldest versions of browsers that run it; styles are written for them too. */
const CHROME = '127';
const FIREFOX = '140';

/**
 * What the browsers are asked for, and why (README, "Permissions"). No host access at install: stores and the
 * service are optional origins, asked for in a person's press.
 */
export default defineConfig({
  manifestVersion: 3,
  imports: false,
  modules: ['@wxt-dev/webextension-polyfill'],
  publicDir: 'assets/public',
  manifest: ({ browser }) => ({
    // No `homepage_url`: the browsers' stores name the listing's own address, and there is no other to vouch for.
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'ar',
    permissions: [
      'storage',
      'unlimitedStorage',
      'alarms',
      'scripting',
      'activeTab',
      'contextMenus',
      'declarativeNetRequestWithHostAccess',
      // Firefox's sidebar needs none.
      ...(browser === 'firefox' ? [] : ['sidePanel']),
    ],
    // Asked for where a person turns notifications on.
    optional_permissions: ['notifications'],
    // The person's to change, in the browser's own settings of extensions. No slip from others ships: it has a letter of its
    // own, which no browser has with Alt or beside one that it has. With Option each key of a Mac writes a letter.
    commands: {
      [SHIP_COMMAND]: {
        suggested_key: { default: 'Alt+K', mac: 'MacCtrl+Shift+K' },
        description: '__MSG_commandShip__',
      },
      [PANEL_COMMAND]: {
        suggested_key: { default: 'Alt+Shift+P', mac: 'MacCtrl+Shift+P' },
        description: '__MSG_commandPanel__',
      },
      _execute_action: { suggested_key: { default: 'Alt+Shift+S', mac: 'MacCtrl+Shift+S' } },
    },
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    // A private window has no database that lasts, and an order must leave a record.
    incognito: 'not_allowed',
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'shahna@shahna.extension',
              strict_min_version: `${FIREFOX}.0`,
              // Each with its reason in assets/listing/permissions.ts. None is optional: without it no parcel is made.
              data_collection_permissions: {
                required: [
                  'personallyIdentifyingInfo',
                  'authenticationInfo',
                  'financialAndPaymentInfo',
                  'websiteContent',
                ],
              },
            },
            // No `gecko_android`: with it, addons.mozilla.org would offer the extension on Android, where menus, keys and
            // windows are missing (`tests/practice/judge-lint.ts`).
          },
        }
      : { minimum_chrome_version: CHROME }),
  }),
  hooks: {
    // In the browser's language; WXT takes the pages' own titles, which are in one.
    'build:manifestGenerated': (_wxt, manifest) => {
      for (const shown of [manifest.action, manifest.sidebar_action]) {
        if (shown !== undefined) shown.default_title = '__MSG_name__';
      }
    },
  },
  vite: () => ({
    plugins: [
      withoutInnerHtml(),
      withoutPolyfill(),
      withoutLogger(),
      packedWords(),
      fewFiles(),
      stylesInPage(),
    ],
    // The stories' build too is what is shipped.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    // Charts.css declares properties in a way that browsers pass over; the minifier is to do the same.
    css: { lightningcss: { errorRecovery: true }, postcss: { plugins: [usedTokens()] } },
    // Every browser asked for knows `modulepreload`; Vite's stand-in for it would run in the background too.
    build: {
      // Constants of one module are put where others use them: every script is smaller by it.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
      sourcemap: false,
      modulePreload: { polyfill: false },
      cssTarget: [`chrome${CHROME}`, `firefox${FIREFOX}`],
    },
  }),
  zip: {
    artifactTemplate: 'shahna-{{version}}-{{browser}}.zip',
    // What the extension is built from, for the add-on shop's reviewers.
    excludeSources: ['tests/**'],
  },
});

/**
 * Takes Preact's `dangerouslySetInnerHTML` branch out of what ships: nothing here uses it, and without it there
 * is no assignment to `innerHTML` in the whole extension, which Firefox's linter then confirms.
 * @throws Error when Preact's build has changed so that the branch is not found.
 */
function withoutInnerHtml(): NonNullable<WxtViteConfig['plugins']>[number] {
  return {
    name: 'without-inner-html',
    transform(code, id) {
      if (!/preact\/dist\/preact\.m?js$/.test(id)) return null;
      const without = code
        .replace(/\b(\w+)\.__html==\w+\.innerHTML/, '!1')
        .replace(/\b\w+\.innerHTML=\w+\.__html/, 'void 0');
      if (without.includes('.innerHTML')) throw new Error('Preact sets innerHTML in a way not known here');
      return { code: without, map: null };
    },
  };
}

/**
 * Ships no polyfill: every browser asked for answers with promises itself, and what differs between them
 * (`lib/page/native-browser`) is not what the polyfill evens out. It serves types and tests.
 */
function withoutPolyfill(): NonNullable<WxtViteConfig['plugins']>[number] {
  return {
    name: 'without-polyfill',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) =>
      source === '@wxt-dev/webextension-polyfill/browser'
        ? new URL('lib/page/native-browser.ts', import.meta.url).pathname
        : null,
  };
}

/**
 * Starts a page's script by itself: WXT's own start brings a logger, which logs nothing here, into every page, and its
 * definition of a script asks how it was written, which is one way here.
 * @throws Error when WXT's start has changed so that the script's own module is not found.
 */
function withoutLogger(): NonNullable<WxtViteConfig['plugins']>[number] {
  return {
    name: 'without-logger',
    apply: 'build',
    transform(code, id) {
      if (id.endsWith('/define-unlisted-script.mjs'))
        return { code: 'export const defineUnlistedScript = (main) => main;', map: null };
      if (!id.includes('virtual:wxt-unlisted-script-entrypoint')) return null;
      const script = /^import definition from (".+?");$/m.exec(code)?.[1];
      if (script === undefined) throw new Error('WXT starts scripts in a way not known here');
      return { code: `import definition from ${script};\nexport default definition();`, map: null };
    },
  };
}
