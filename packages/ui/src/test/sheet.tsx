import type { ReactElement, ReactNode } from 'react';

/** A row of a {@link Sheet}: its name, and similar items. */
export interface SheetRow {
  name: string;
  children: ReactNode;
}

/** Lays out a Matrix story: every variant and state in view, at any width. */
export function Sheet({ rows }: { rows: readonly SheetRow[] }): ReactElement {
  return (
    <div className="grid gap-5">
      {rows.map(({ name, children }) => (
        <section key={name} aria-label={name}>
          <p className="mb-2 text-xs font-semibold text-fg-muted">{name}</p>
          <div className="flex flex-wrap items-center gap-3">{children}</div>
        </section>
      ))}
    </div>
  );
}
