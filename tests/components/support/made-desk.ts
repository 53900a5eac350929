import { signal } from '@preact/signals';
import type { Desk } from '../../../entrypoints/desk/desk-state';
import { routeOf } from '../../../entrypoints/desk/route';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import { FRESH } from '../../../lib/settings/parse-settings';
import type { Settings } from '../../../lib/settings/settings';
import { FakeBackground } from './fake-background';
import { ACCOUNT } from './made-form';

interface DeskParts extends Partial<Omit<Desk, 'settings'>> {
  readonly settings?: Partial<Settings>;
}

/** The desk as its sections get it: with the one account in use, nothing that waits, and a background that answers nothing. */
export function madeDesk({ settings, ...parts }: DeskParts = {}): Desk {
  return {
    settings: signal({ ...FRESH, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id, ...settings }),
    translator: signal(createTranslator('en', allLocales.en)),
    route: signal(routeOf('')),
    changes: signal(0),
    counts: { review: signal(0), outbox: signal(0), returned: signal(0) },
    ask: new FakeBackground().send,
    now: Date.now,
    found: signal(''),
    find: () => undefined,
    finderStep: signal(null),
    ...parts,
  };
}
