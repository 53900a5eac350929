/** How long until then, as `0:45` or `1:05:00`; `null` when it has come. */
export function findTimeLeft(then: number, now: number): string | null {
  const seconds = Math.ceil((then - now) / 1_000);
  if (seconds <= 0) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(seconds % 60)}`;
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
