/** A row as it is typed; `id` is that of one which is there already. */
export type TypedRow = { readonly id?: string };

/** Reads and writes the rows that a form holds. They are one text, so that drafts keep and compare them as any other field. */
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
