/** What a browser tells of one tap, in its order; without focus and click, which a page itself may act on. */
const TAP = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'pointerup',
  'touchend',
  'mouseover',
  'mousedown',
  'mouseup',
] as const;

/**
 * A browser compiles code when it runs for the first time, so the first touch of a page would wait for all of React's way of
 * hearing one. Once the page has nothing else to do, React hears a tap on the page itself, where nobody listens: event
 * after event, and none gets further than the page's root. Whoever touches the page or types first has done it themselves.
 */
export function rehearseTouch(root: HTMLElement): void {
  if (!('requestIdleCallback' in window)) return;
  const tap = [...TAP];
  const begun = ({ isTrusted }: Event) => void (isTrusted && tap.splice(0));
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, begun, true);
  const next = () => {
    const page = root.querySelector('main');
    // What is drawn ahead and not alive yet would have to come to life for it.
    if (page !== null && isAlive(page)) {
      const type = tap.shift();
      if (type !== undefined) tell(root, page, eventOf(type));
    }
    if (tap.length > 0) requestIdleCallback(next);
  };
  requestIdleCallback(next);
}

/** React notes on each element that it knows how it is drawn. */
const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

function eventOf(type: (typeof TAP)[number]): Event {
  const how = { bubbles: true, cancelable: true };
  if (type.startsWith('pointer')) return new PointerEvent(type, { ...how, pointerType: 'touch' });
  return type.startsWith('mouse') ? new MouseEvent(type, how) : new UIEvent(type, how);
}

function tell(root: HTMLElement, page: Element, event: Event): void {
  const noFurther = () => event.stopPropagation();
  root.addEventListener(event.type, noFurther, { once: true });
  page.dispatchEvent(event);
}
