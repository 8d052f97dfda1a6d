import type { ReactNode } from 'react';

/** A fact of a listing in a cell: its name above its value. */
export interface FactCell {
  readonly term: string;
  readonly value: ReactNode;
  /** Marks a deadline that is near. Default `false`. */
  readonly near?: boolean;
}

/** Cells with the facts that decide, two in a row on a phone. A last one alone takes its whole row. */
export function FactCells({ cells }: { cells: readonly FactCell[] }) {
  if (cells.length === 0) return null;
  return (
    <dl data-slot="fact-cells" className="flex flex-wrap gap-2 text-fg">
      {cells.map(({ term, value, near = false }) => (
        <div
          key={term}
          className={`grid grow basis-32 content-start gap-0.5 rounded-control px-3.5 py-2.5 ${near ? 'bg-warning-soft text-warning' : 'bg-surface'}`}
        >
          <dt className={near ? 'text-xs' : 'text-xs text-fg-muted'}>{term}</dt>
          <dd suppressHydrationWarning className="font-bold wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
