interface GapRowProps {
  /** Pixels. */
  readonly height: number;
  readonly columns: number;
}

/** Stands in a table for the rows that are not drawn. */
export function GapRow({ height, columns }: GapRowProps) {
  if (height <= 0) return null;
  return (
    <tr class="gap-row" style={{ blockSize: `${height}px` }}>
      <td colSpan={columns} />
    </tr>
  );
}
