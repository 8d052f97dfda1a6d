import type { ReactNode } from 'react';

/** Renders a named part of a screen in place of the usual part, which it gets to keep, wrap or leave out. */
export type Slot<Of extends object> = (of: Of & { readonly usual: ReactNode }) => ReactNode;

/** Returns the part that a host gives, or else the usual one. */
export function inSlot<Of extends object>(slot: Slot<Of> | undefined, of: Of, usual: ReactNode): ReactNode {
  return slot === undefined ? usual : slot({ ...of, usual });
}
