import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MarkWrong } from '../../../components/outbox/MarkWrong';
import { HoldPress } from '../../../entrypoints/options/GeneralSection';
import { madeRow } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/messaging/send', () => ({ send }));

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue(false);
});

describe('a parcel that should not have been made', () => {
  it('is told of what one can do, marked, and that taken back', async () => {
    const onMark = vi.fn(async () => undefined);
    show(<MarkWrong row={madeRow()} onMark={onMark} />);
    await expectAccessible();
    fireEvent.click(screen.getByText('Is this parcel wrong?'));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, it is wrong', hidden: true }));
    await waitFor(() => expect(onMark.mock.calls).toEqual([[true]]));
    cleanup();
    show(<MarkWrong row={madeRow({ wrongSince: 1 })} onMark={onMark} />);
    expect(screen.getByText(/otherwise the parcel is delivered and its amount collected/)).toBeTruthy();
  });

  it('offers time to undo a press, until the person has decided', async () => {
    send.mockImplementation(async (name: string) => (name === 'hold/undecided' ? true : null));
    show(
      <main>
        <MarkWrong row={madeRow({ wrongSince: 1 })} onMark={vi.fn()} />
      </main>,
    );
    await waitFor(() => expect(screen.getByText('Time to undo after a press')).toBeTruthy());
    await expectAccessible();
    fireEvent.click(screen.getByRole('button', { name: /seconds/ }));
    await waitFor(() => expect(screen.queryByText('Time to undo after a press')).toBeNull());
    expect(send.mock.calls).toEqual([
      ['hold/undecided', {}],
      ['hold/decide', { seconds: 10 }],
    ]);
    cleanup();
    send.mockResolvedValue(false);
    show(<MarkWrong row={madeRow({ wrongSince: 1 })} onMark={vi.fn()} />);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    expect(screen.queryByText('Time to undo after a press')).toBeNull();
  });

  it('is none where there is no parcel', () => {
    show(<MarkWrong row={madeRow({ state: 'queued', parcelCode: null })} onMark={vi.fn()} />);
    expect(screen.queryByText('Is this parcel wrong?')).toBeNull();
  });
});

describe('the setting that holds each press', () => {
  it('is off until it is wanted, and then for the time that is chosen', async () => {
    const onChange = vi.fn();
    show(
      <main>
        <HoldPress seconds={0} onChange={onChange} />
      </main>,
    );
    await expectAccessible();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /Time to undo/ });
    expect([...select.options].map(({ text }) => plain(text))).toEqual([
      'none',
      '5 seconds',
      '10 seconds',
      '30 seconds',
    ]);
    fireEvent.change(select, { target: { value: '30' } });
    expect(onChange.mock.calls).toEqual([[30]]);
  });

  it('keeps a time that came with imported settings', () => {
    show(<HoldPress seconds={7} onChange={vi.fn()} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    expect(plain(select.selectedOptions[0]?.text)).toBe('7 seconds');
  });
});
