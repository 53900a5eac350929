/**
 * Work of which one run at a time is enough: a call starts it, and however many calls come while it runs, it runs once
 * more after that. What the last run reads is thus never older than the last call. A run that fails keeps no other back.
 */
export function coalesced(work: () => Promise<unknown>): () => void {
  let running = false;
  let wanted = false;
  async function run(): Promise<void> {
    running = true;
    wanted = false;
    try {
      await work();
    } finally {
      running = false;
      if (wanted) void run();
    }
  }
  return () => {
    wanted = true;
    if (!running) void run();
  };
}
