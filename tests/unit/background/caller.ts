/** The script of a store's tab, which the person has before them. */
export const callerOf = (origin: string, tabId = 7) =>
  ({ from: 'content', origin, tabId, active: true }) as const;
