/** Ref callback that focuses a text when it appears, because the element that had the focus was removed. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
