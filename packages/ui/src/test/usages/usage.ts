import type { ReactElement } from 'react';

/** A way in which hosts use a part. It compiles only while the part takes the props. */
export interface Usage {
  name: string;
  ui: ReactElement;
  /** Expects that the props have their effect. */
  check: () => void | Promise<void>;
}

/** Returns the part with the slot. Throws when it is missing, unless that is expected. */
export function part(slot: string, { missing = false }: { missing?: boolean } = {}): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!found && !missing) throw new Error(`No part has the slot ${slot}.`);
  return found;
}
