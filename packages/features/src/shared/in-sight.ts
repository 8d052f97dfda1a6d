/** Ref callback for an error message: scrolls it into view when a sticky button covers it. */
export const inSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
