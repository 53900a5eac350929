import { describe, expect, it } from 'vitest';
import config from '../../../wxt.config';
import { judgeLint } from '../../practice/judge-lint';

const onAndroid = {
  code: 'KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION',
  message: 'Manifest key not supported by the specified minimum Firefox for Android version',
  description:
    '"strict_min_version" requires Firefox for Android 140.0, which was released before version 142 introduced support for "browser_specific_settings.gecko.data_collection_permissions".',
};
const unsafe = { code: 'UNSAFE_VAR_ASSIGNMENT', message: 'Unsafe assignment to innerHTML', file: 'popup.js' };
const report = { errors: [], warnings: [onAndroid], notices: [] };

describe('Firefox’s linter', () => {
  it('says what is expected of an extension that is not offered on Android, and nothing else', () => {
    expect(judgeLint(report)).toEqual([]);
    expect(judgeLint({ ...report, warnings: [onAndroid, unsafe] })).toHaveLength(1);
    expect(judgeLint({ ...report, errors: [unsafe] })).toHaveLength(1);
    const other = { ...onAndroid, description: 'no support for "options_ui"' };
    expect(judgeLint({ ...report, warnings: [onAndroid, other] })).toHaveLength(1);
    expect(judgeLint({ ...report, warnings: [] })).toEqual([
      'Firefox for Android: the manifest offers the extension there',
    ]);
  });

  it('reads a manifest that names no Android', async () => {
    const { manifest } = config;
    if (typeof manifest !== 'function') throw new Error('The manifest is no longer made for a browser');
    const environment = {
      browser: 'firefox',
      command: 'build',
      mode: 'production',
      manifestVersion: 3,
    } as const;
    const made = await manifest(environment);
    expect(Object.keys(made.browser_specific_settings ?? {})).toEqual(['gecko']);
  });
});
