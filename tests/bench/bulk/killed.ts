export async function runKilled() {
  return { lines: ['x'] };
}
