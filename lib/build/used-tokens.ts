import type { WxtViteConfig } from 'wxt';

type PostCss = Exclude<NonNullable<NonNullable<WxtViteConfig['css']>['postcss']>, string>;
type Plugin = Exclude<NonNullable<PostCss['plugins']>[number], { postcss: unknown }>;

/**
 * Takes out of what is injected into a store's page the tokens of the palette that its own sheet does not use, puts what
 * it uses once where it is used, and calls the others by one letter: every order pays for them. A page of the extension
 * has several sheets, which use each other's.
 */
export function usedTokens(): Plugin {
  return {
    postcssPlugin: 'used-tokens',
    OnceExit(root) {
      if (!root.source?.input.file?.endsWith('.css?inline')) return;
      const sheet = root.toString();
      let named = 0;
      root.walkDecls(/^--/, (token) => {
        const use = `var(${token.prop})`;
        const uses = sheet.split(use).length - 1;
        const short = uses > 1 ? `--${nameOf(named++)}` : null;
        const instead = short === null ? token.value : `var(${short})`;
        root.walkDecls((one) => {
          if (one !== token && one.value.includes(use)) one.value = one.value.replaceAll(use, instead);
        });
        if (short === null) token.remove();
        else token.prop = short;
      });
    },
  };
}

/** a … z, then two letters. */
function nameOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameOf(Math.floor(index / 26) - 1) + letter;
}
