import { expect, it, vi } from 'vitest';

it('a file of tests begins without the timers of the file before, whose backgrounds would send to its service', async () => {
  const rung: string[] = [];
  setTimeout(() => rung.push('before'), 20);
  vi.resetModules();
  await import('../../afresh');
  await new Promise<void>((resolve) => {
    setTimeout(() => {
      rung.push('after');
      resolve();
    }, 40);
  });
  expect(rung).toEqual(['after']);
});
