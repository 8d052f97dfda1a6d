import { isValidElement, type ReactNode } from 'react';

/** Prop of every trigger that can render its child. */
export interface AsChildProps {
  /**
   * Renders the only child, a button, as the trigger. Default `false`. Until version 0.3, an element child without this prop is rendered so,
   * too.
   */
  asChild?: boolean | undefined;
}

/** Returns true when the child becomes the trigger. An element child without `asChild` is deprecated, and goes with version 0.3. */
export function takesChild(asChild: boolean | undefined, children: ReactNode): boolean {
  return asChild ?? isValidElement(children);
}
