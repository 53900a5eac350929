/** The person's own day of a time in milliseconds since the epoch, as the service writes dates: `YYYY-MM-DD`. */
export function localDay(time = Date.now()): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
