/**
 * Work of which one run at a time is enough: a call starts it, and however many calls come while it runs, it runs once
 * more after that. What the last run reads is thus never older than the last call.
 * @param work handles its own errors: it never rejects.
 */
export function coalesced(work: () => Promise<unknown>): () => void {
  let running = false;
  let wanted = false;
  async function run(): Promise<void> {
    running = true;
    while (wanted) {
      wanted = false;
      await work();
    }
    running = false;
  }
  return () => {
    wanted = true;
    if (!running) void run();
  };
}
