/** Prints what is done, with the seconds since the start. */
export function stepsOf(): (text: string) => void {
  const began = performance.now();
  return (text) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${text}`);
}
