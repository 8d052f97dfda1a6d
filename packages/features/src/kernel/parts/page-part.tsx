import { Suspense, useEffect, useState, type ReactNode } from 'react';

/** Parts of the page that the server has rendered, and this browser has not hydrated yet. */
const waiting = new Set<object>();
const listeners = new Set<() => void>();

function settle(part: object): void {
  waiting.delete(part);
  if (waiting.size > 0) return;
  for (const listener of listeners) listener();
  listeners.clear();
}

/**
 * Resolves once all parts of the page are hydrated. Until then the clock stands still and no data changes, because React discards HTML that
 * differs from its rendering.
 */
export function partsHydrated(): Promise<void> {
  return waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => listeners.add(resolve));
}

/** Lazily loaded part of a page, with a placeholder. */
export interface PagePartProps {
  /** Shown while the code of the part is loaded, where the server has not rendered it. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Boundary of a lazily loaded part that the server renders, too. React hydrates it after the page around it. */
export function PagePart({ fallback, children }: PagePartProps) {
  const [part] = useState(createPart);
  useEffect(() => part.begin(), [part]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Hydrated onHydrated={part.end} />
    </Suspense>
  );
}

function createPart() {
  const key = {};
  let hydrated = false;
  const leave = () => settle(key);
  return {
    begin() {
      if (!hydrated) waiting.add(key);
      return leave;
    },
    end() {
      hydrated = true;
      leave();
    },
  };
}

/** Rendered after the content of a part, so that its effect runs once that is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
