import { expect, it } from 'vitest';
import { SHIP_COMMAND } from '../../../lib/commands';
import config from '../../../wxt.config';

type Keys = Readonly<
  Record<string, { readonly suggested_key: { readonly default: string; readonly mac: string } }>
>;

const commandsIn = (browser: 'chrome' | 'firefox') => {
  if (typeof config.manifest !== 'function') throw new Error('The manifest is not made for a browser');
  return (config.manifest({ browser } as never) as unknown as { readonly commands: Keys }).commands;
};
const letterOf = (keys: string) => keys.split('+').at(-1);
/** Keys that the browsers have with Alt: the address bar, and the menus of Firefox in English. */
const TAKEN_WITH_ALT = [...'DEFVSBTH'];

it.each(['chrome', 'firefox'] as const)(
  'the keys that ship are no slip of a finger from others, and write nothing: %s',
  (browser) => {
    const commands = commandsIn(browser);
    for (const system of ['default', 'mac'] as const) {
      const letters = Object.values(commands).map((command) => letterOf(command.suggested_key[system]));
      expect(new Set(letters).size).toBe(letters.length);
    }
    const ship = commands[SHIP_COMMAND]?.suggested_key;
    expect(TAKEN_WITH_ALT).not.toContain(letterOf(ship?.default ?? ''));
    // With Option each key of a Mac is a letter.
    for (const { suggested_key } of Object.values(commands)) expect(suggested_key.mac).not.toMatch(/Alt/);
  },
);
