import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.js';

/**
 * The fields of a form on a page that is rendered by the server. Until the page is alive they cannot be filled in: what is
 * typed before would be lost. Lays nothing out itself.
 */
export function LiveFieldset({ className, children }: { className: string; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <fieldset disabled={!hydrated} className={className}>
      {children}
    </fieldset>
  );
}
