/** A host, with or without a port, as accounts without a name of their own are called, numbered where there are several. */
const HOST =
  /^(?:(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}|\d+(?:\.\d+){3}|localhost|\[[0-9a-f:.]+\])(?::\d+)?(?: \d+)?$/;

/** Whether a name is a host's: an address says nothing to a recipient or a driver. */
export function isHostName(name: string): boolean {
  return HOST.test(name.trim());
}

/** The first name of a host's accounts that none of these has. */
export function freeHostName(host: string, taken: readonly string[]): string {
  const numbered = taken.map((_, index) => `${host} ${index + 2}`);
  return [host, ...numbered].find((name) => !taken.includes(name)) ?? host;
}

/** Who sends a parcel, as its label says it: the account's name, where that is a shop's; `null`: not known. */
export function senderOf(accountName: string | null): string | null {
  return accountName === null || isHostName(accountName) ? null : accountName;
}
