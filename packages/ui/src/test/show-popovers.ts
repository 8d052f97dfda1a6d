import { afterAll, beforeAll } from 'vitest';

/** jsdom knows how a popover is hidden, and not how it is shown: until it does, showing one makes it an ordinary element. */
export function showPopovers(): void {
  beforeAll(() => {
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        this.removeAttribute('popover');
      },
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
}
