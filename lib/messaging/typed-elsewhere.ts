/**
 * Windows of ours that show one form tell each other that something was typed into it; each reads the form anew. No
 * page hears this: the channel is of our own origin, and carries the form's key alone.
 */
export interface OtherWindows {
  /** Tells them that something of this form was kept, or discarded. */
  tell(): void;
  close(): void;
}

/** @param key of the form (`FormView`); @param heard calls back when another window told of the same form */
export function openOtherWindows(key: string, heard: () => void = () => undefined): OtherWindows {
  const channel = new BroadcastChannel('typed');
  channel.addEventListener('message', ({ data }) => {
    if (data === key) heard();
  });
  let isOpen = true;
  return {
    tell() {
      if (isOpen) channel.postMessage(key);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
