import type { ReactNode } from 'react';
import { useHydrated } from './hooks/use-hydrated.js';

/**
 * Fieldset of a server-rendered form, disabled until hydration, because text typed before would be lost. Adds no
 * layout.
 */
export function LiveFieldset({ className, children }: { className: string; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <fieldset disabled={!hydrated} className={className}>
      {children}
    </fieldset>
  );
}
