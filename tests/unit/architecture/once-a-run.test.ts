import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginRun, onceARun } from '../../e2e/once-a-run';

describe('what stories need once in a run', () => {
  const before = process.env.SHAHNA_RUN;
  afterEach(() => {
    if (before === undefined) delete process.env.SHAHNA_RUN;
    else process.env.SHAHNA_RUN = before;
  });

  it('is done for the first that asks, each thing once, and anew in the next run', async () => {
    const work = vi.fn();
    const run = beginRun();
    await Promise.all([onceARun('chromium', work), onceARun('chromium', work)]);
    expect(work).toHaveBeenCalledTimes(1);
    await onceARun('firefox', work);
    expect(work).toHaveBeenCalledTimes(2);
    run.remove();

    const next = beginRun();
    await onceARun('chromium', work);
    expect(work).toHaveBeenCalledTimes(3);
    next.remove();
  });

  it('fails for everybody where it failed, and is not tried again', async () => {
    const work = vi.fn(() => {
      throw new Error('The extension could not be built.');
    });
    const run = beginRun();
    await expect(onceARun('chromium', work)).rejects.toThrow('could not be built');
    await expect(onceARun('chromium', work)).rejects.toThrow('could not be built');
    expect(work).toHaveBeenCalledTimes(1);
    run.remove();
  });

  it('is done each time where no run was begun', async () => {
    delete process.env.SHAHNA_RUN;
    const work = vi.fn();
    await onceARun('chromium', work);
    await onceARun('chromium', work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
