/** For the `ref` of what went wrong: brings it into sight, where the button that was pressed may lie over it. */
export const inSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
