import type { WxtViteConfig } from 'wxt';

type PostCss = Exclude<NonNullable<NonNullable<WxtViteConfig['css']>['postcss']>, string>;
type Plugin = Exclude<NonNullable<PostCss['plugins']>[number], { postcss: unknown }>;

/**
 * Takes out of what is injected into a store's page the tokens of the palette that its own sheet does not use: every
 * order pays for them. A page of the extension has several sheets, which use each other's.
 */
export function usedTokens(): Plugin {
  return {
    postcssPlugin: 'used-tokens',
    OnceExit(root) {
      if (!root.source?.input.file?.endsWith('.css?inline')) return;
      const css = root.toString();
      root.walkDecls(/^--/, (token) => {
        if (!css.includes(`var(${token.prop})`)) token.remove();
      });
    },
  };
}
