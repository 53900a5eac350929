/**
 * Rows of modules as one path of rectangles, a module to a unit: runs of dark modules are drawn as one, so that no
 * hairline shows between them when printed.
 */
export function modulePath(rows: readonly (readonly boolean[])[], height = 1): string {
  const parts: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      parts.push(`M${start} ${y * height}h${x + 1 - start}v${height}h-${x + 1 - start}z`);
    }
  });
  return parts.join('');
}
