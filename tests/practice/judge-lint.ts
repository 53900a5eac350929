/** What Mozilla's linter reports, as far as it is judged here. */
export interface LintReport {
  readonly errors: readonly Message[];
  readonly warnings: readonly Message[];
  readonly notices: readonly Message[];
}

interface Message {
  readonly code: string;
  readonly message: string;
  readonly description?: string;
  readonly file?: string;
}

/**
 * What is wrong, a line each; nothing where only the expected warning is there.
 *
 * Firefox for Android lacks menus, shortcuts and windows, so the extension is not offered there: addons.mozilla.org
 * takes an extension for Android where its manifest has `gecko_android`, and for desktops alone where it has not
 * (blog.mozilla.org/addons/2023/10/05/changes-to-android-extension-signing). The linter cannot know that: it warns of each
 * key that Android's Firefox had later than the desktop's (mozilla/addons-linter#6001), here the consents, and has no
 * option that leaves this out (mozilla/addons-linter#4833). It must be there: without it the key has come back.
 */
export function judgeLint({ errors, warnings }: LintReport): readonly string[] {
  const expected = warnings.filter(isOfConsentsOnAndroid);
  const others = [...errors, ...warnings.filter((warning) => !isOfConsentsOnAndroid(warning))];
  return [
    ...others.map(
      ({ code, message, file }) => `${code}: ${message}${file === undefined ? '' : ` (${file})`}`,
    ),
    ...(expected.length === 1 ? [] : ['Firefox for Android: the manifest offers the extension there']),
  ];
}

function isOfConsentsOnAndroid({ code, description = '' }: Message): boolean {
  return (
    code === 'KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION' &&
    description.includes('data_collection_permissions')
  );
}
