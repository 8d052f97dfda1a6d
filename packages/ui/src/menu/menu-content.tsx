import { type ComponentProps, type KeyboardEvent, type ReactElement, useLayoutEffect, useRef } from 'react';
import { cx } from '../class-names/class-names.js';
import { joinRefs } from '../floating/join-refs.js';
import type { Align } from '../floating/place.js';
import { useFloating } from '../floating/use-floating.js';
import { useMenu } from './menu-state.js';
import { findTyped, itemsOf, stepTo } from './next-item.js';

/** After this many milliseconds typing begins a new word. */
const PAUSE = 700;

/** Props of DropdownMenuContent and ContextMenuContent. */
export interface MenuContentProps extends ComponentProps<'div'> {
  /** Which edges of menu and button meet. Default `start`. */
  align?: Align;
}

/** The list of choices; it scrolls when the window is lower than it. */
export function MenuContent(props: MenuContentProps): ReactElement | null {
  return useMenu().open ? <OpenMenu {...props} /> : null;
}

function OpenMenu({ align = 'start', className, onKeyDown, ref, ...rest }: MenuContentProps): ReactElement {
  const { slot, id, labelledBy, start, anchor, list, close } = useMenu();
  const typing = useRef({ typed: '', at: 0 });
  useFloating(list, anchor, 'bottom', align);
  useLayoutEffect(() => {
    const menu = list.current;
    const items = start === 'menu' || !menu ? [] : itemsOf(menu);
    ((start === 'last' ? items.at(-1) : items[0]) ?? menu)?.focus({ preventScroll: true });
  }, [list, start]);

  function key(event: KeyboardEvent<HTMLDivElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // The focus goes back first, and on from there.
    if (event.key === 'Tab') close();
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    if (event.key === ' ' || event.key === 'Enter') {
      if (at < 0) return;
      // A link would go its own way on Enter, and nowhere on Space.
      event.preventDefault();
      items[at]?.click();
      return;
    }
    const next = stepTo(event.key, at, items.length) ?? type(event, items, at);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  function type(event: KeyboardEvent, items: readonly HTMLElement[], at: number): number | undefined {
    if (event.key.length !== 1) return undefined;
    const { current } = typing;
    current.typed = (event.timeStamp - current.at < PAUSE ? current.typed : '') + event.key;
    current.at = event.timeStamp;
    return findTyped(
      current.typed,
      items.map((item) => item.textContent),
      at,
    );
  }

  return (
    <div
      ref={joinRefs(list, ref)}
      id={id}
      data-slot={slot}
      role="menu"
      aria-labelledby={labelledBy}
      popover="manual"
      tabIndex={-1}
      onKeyDown={key}
      className={cx(
        'fixed inset-auto z-50 m-0 min-w-52 max-w-[calc(100vw-1.5rem)] animate-pop-in overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 text-start text-base font-normal text-fg shadow-overlay outline-none',
        className,
      )}
      {...rest}
    />
  );
}
