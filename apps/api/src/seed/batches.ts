/** Rows in one statement. */
const BATCH = 200;

/** Splits rows into batches that fit into one statement. */
export function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
