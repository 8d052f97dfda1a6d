/** Row as typed. `id` is set for a saved one. */
export type TypedRow = { readonly id?: string };

/**
 * Creates functions that read and write the rows of a form. Rows are one text value, so that drafts store and compare
 * them like any other field.
 */
export function rowTexts<const Name extends string>(names: readonly Name[]) {
  type Row = TypedRow & Readonly<Record<Name, string>>;
  function isRow(row: unknown): row is Row {
    if (typeof row !== 'object' || row === null) return false;
    const texts = new Map<string, unknown>(Object.entries(row));
    const isText = (name: string) => typeof texts.get(name) === 'string';
    return names.every(isText) && (!texts.has('id') || isText('id'));
  }
  return {
    read(value: unknown): readonly Row[] {
      if (typeof value !== 'string' || value === '') return [];
      try {
        const rows: unknown = JSON.parse(value);
        return Array.isArray(rows) && rows.every(isRow) ? rows : [];
      } catch {
        return [];
      }
    },
    write: (rows: readonly Row[]): string => (rows.length === 0 ? '' : JSON.stringify(rows)),
  };
}
