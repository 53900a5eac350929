import type { BarView } from '../../lib/messaging/views/bar';

/** An update or removal of the extension leaves this script without a background: only a reload helps. */
export function orphaned(view: BarView): BarView {
  return {
    ...view,
    tone: 'warning',
    message: view.orphaned,
    action: null,
    second: null,
    asides: [],
    choices: [],
    digest: null,
  };
}
