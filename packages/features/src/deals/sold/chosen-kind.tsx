import type { ReactNode } from 'react';

/** Name of the chosen type of tickets or package, with its facts. */
export function ChosenKind({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className="grid gap-1 pb-3">
      <p dir="auto" className="font-bold wrap-anywhere">
        {name}
      </p>
      {children}
    </div>
  );
}
