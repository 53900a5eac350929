import { useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { logged } from '../../lib/storage/log';
import { changeSettings } from '../../lib/storage/settings';

const PERMISSION = { permissions: ['notifications' as const] };

/** Turns notifications on and off; the permission is asked for in the press, and given back with the wish. */
export function useNotices() {
  const [isRefused, setRefused] = useState(false);
  return {
    isRefused,
    /** Call it in the press itself. */
    wish(on: boolean): void {
      const asked = on ? browser.permissions.request(PERMISSION) : browser.permissions.remove(PERMISSION);
      void asked
        .then(async (done) => {
          setRefused(on && !done);
          await changeSettings((now) => ({ ...now, notifies: on && done }));
        })
        .catch(logged('options: notifications'));
    },
  };
}
