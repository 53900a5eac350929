/** `YYYY-MM-DD HH:MM:SS` (specification, convention 5). The time zone is not specified: UTC. */
export function timestamp(at: Date = new Date()): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}
