import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { FileDrop } from '../../../components/ui/FileDrop';
import { show } from '../support/show';

afterEach(cleanup);

/** Three files are dropped. @returns the names of those that are taken */
function dropOn(busy: boolean, takesMany: boolean): readonly string[] {
  const taken: string[] = [];
  const onFile = (...files: readonly File[]) => taken.push(...files.map(({ name }) => name));
  show(<FileDrop name="table" {...{ busy, takesMany, onFile }} />);
  const files = ['a', 'b', 'c'].map((name) => new File(['x'], name));
  fireEvent.drop(document.querySelector('.cash__drop') as Element, { dataTransfer: { files } });
  return taken;
}

it.each([
  ['all of several, also while others are read', true, true, ['a', 'b', 'c']],
  ['one of several, where one is read at a time', false, false, ['a']],
  ['none while another is read, or the slower would take the place of the other', true, false, []],
])('takes %s', (_what, busy, takesMany, names) => {
  expect(dropOn(busy, takesMany)).toEqual(names);
});
