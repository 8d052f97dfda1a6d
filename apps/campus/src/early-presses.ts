const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/**
 * A page that the server rendered shows its buttons before they do anything. The last one that is pressed until `alive` is
 * pressed again then, so that nobody has to. Links lead where they lead, and fields are filled in, without it.
 */
export function keepEarlyPresses(root: HTMLElement, alive: Promise<void>): void {
  let press: MouseEvent[] = [];
  const keep = (event: MouseEvent) => {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    if (button === null || !root.contains(button)) return;
    // React would bring this part to life for it, and might handle it twice.
    event.stopImmediatePropagation();
    // A form is not to be sent by the browser.
    if (event.type === 'click') event.preventDefault();
    // A key's press is a click alone.
    const begins = event.type === 'pointerdown' || (event.type === 'click' && event.detail === 0);
    press = begins ? [event] : [...press, event];
  };
  for (const type of PRESS) window.addEventListener(type, keep, true);
  void alive.then(() => {
    for (const type of PRESS) window.removeEventListener(type, keep, true);
    for (const event of press) event.target?.dispatchEvent(again(event));
  });
}

const again = (event: MouseEvent): MouseEvent =>
  event instanceof PointerEvent ? new PointerEvent(event.type, event) : new MouseEvent(event.type, event);
