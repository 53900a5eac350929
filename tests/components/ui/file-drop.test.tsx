import { cleanup, fireEvent } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { SheetDrop } from '../../../components/sheet/SheetDrop';
import { FileDrop } from '../../../components/ui/FileDrop';
import { elementAt } from '../../need';
import { show } from '../support/show';

const dropped = { dataTransfer: { files: ['a', 'b', 'c'].map((name) => new File(['x'], name)) } };

function taking() {
  const taken: string[] = [];
  const onFiles = (files: readonly File[]) => void taken.push(...files.map(({ name }) => name));
  return { taken, onFiles };
}

describe('files that are dropped at once', () => {
  it.each([[false], [true]])('are all taken, while others are read too: %s', (busy) => {
    const { taken, onFiles } = taking();
    show(<FileDrop name="table" {...{ busy, onFiles }} />);
    fireEvent.drop(elementAt('.cash__drop'), dropped);
    expect(taken).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['on their place', '.cash__drop'],
    ['beside it', 'body'],
  ])(
    '%s are all taken as orders, and none while others are read: the slower would take their place',
    (_, at) => {
      const { taken, onFiles } = taking();
      const drop = (busy: boolean) => {
        cleanup();
        show(<SheetDrop isFolded={false} source="" onSource={() => undefined} {...{ busy, onFiles }} />);
        fireEvent.drop(elementAt(at), dropped);
      };
      drop(true);
      expect(taken).toEqual([]);
      drop(false);
      expect(taken).toEqual(['a', 'b', 'c']);
    },
  );
});
