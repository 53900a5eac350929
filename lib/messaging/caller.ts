/** Who sent a message, by the browser's own word. */
export type Caller =
  | { readonly from: 'page' }
  | {
      readonly from: 'content';
      readonly origin: string;
      readonly tabId: number;
      /** Its tab was the one that its window showed as the message was sent, focused or not. */
      readonly active: boolean;
    };
