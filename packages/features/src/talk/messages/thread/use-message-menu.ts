import {
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react';
import { useClock } from '../../../kernel/index.js';

/** Duration of a long press, in ms. iOS fires no contextmenu event. */
const LONG_PRESS = 500;
/** Movement that a long press tolerates, in px. */
const STILL = 8;

/** Message with the open menu, and the menu's position. */
export interface MenuTarget {
  readonly id: string;
  readonly button: HTMLElement;
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly start: 'menu' | 'first';
}

/**
 * Manages the menus of messages. They open by right click, by long press, or by each message's button, which shows on hover, touch and
 * focus. Arrow keys move between the buttons, so that Tab passes the messages in one step. Rows carry `data-message`, their buttons
 * `data-more`.
 */
export function useMessageMenu(onRequested: () => void) {
  const clock = useClock();
  const [target, setTarget] = useState<MenuTarget | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const press = useRef({ cancel: () => {}, x: 0, y: 0, byFinger: false, held: false });

  function open(row: Row, at: MenuTarget['at'], start: MenuTarget['start']) {
    onRequested();
    setPicked(row.id);
    setStop(row.id);
    setTarget({ ...row, at, start });
  }

  return {
    target,
    close: () => setTarget(null),
    /** Id of the touched message. */
    picked,
    /** Id of the message whose button is the tab stop. Null for the newest message's. */
    stop,
    rows: {
      onContextMenu(event: MouseEvent) {
        const row = rowOf(event);
        // Keeps the browser's menu for links and selected text.
        if (row === null || isLink(event) || hasSelection()) return;
        event.preventDefault();
        press.current.cancel();
        press.current.held = true;
        const byKey = event.button !== 2 && !press.current.byFinger;
        open(row, byKey ? undefined : { x: event.clientX, y: event.clientY }, byKey ? 'first' : 'menu');
      },
      onPointerDown(event: PointerEvent) {
        press.current.cancel();
        const { clientX: x, clientY: y } = event;
        const row = rowOf(event);
        const byFinger = event.pointerType !== 'mouse';
        press.current = { cancel: () => {}, x, y, byFinger, held: false };
        if (!byFinger || row === null || isLink(event) || isButton(event)) return;
        press.current.cancel = clock.after(LONG_PRESS, () => {
          press.current.held = true;
          open(row, { x, y }, 'menu');
        });
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x, y, cancel } = press.current;
        if (Math.hypot(clientX - x, clientY - y) > STILL) cancel();
      },
      onPointerUp: () => press.current.cancel(),
      onPointerCancel: () => press.current.cancel(),
      onTouchEnd(event: TouchEvent) {
        // Prevents the following click, which would move the focus out of the menu and close it.
        if (press.current.held) event.preventDefault();
      },
      onClick(event: MouseEvent) {
        const row = rowOf(event);
        if (row === null || press.current.held) return;
        const more = event.target instanceof Element && event.target.closest('[data-more]') !== null;
        if (more) open(row, undefined, event.detail === 0 ? 'first' : 'menu');
        else if (press.current.byFinger && !isLink(event) && !isButton(event)) {
          setPicked(picked === row.id ? null : row.id);
        }
      },
      onKeyDown(event: KeyboardEvent) {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0 || !isButton(event) || !(event.target instanceof HTMLElement)) return;
        const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-more]')];
        const next = all[all.indexOf(event.target) + step];
        event.preventDefault();
        if (next === undefined) return;
        next.focus();
        setStop(next.closest<HTMLElement>('[data-message]')?.dataset['message'] ?? null);
      },
    },
  };
}

type Row = Pick<MenuTarget, 'id' | 'button'>;

function rowOf({ target }: { target: EventTarget }): Row | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null;
  const button = row?.querySelector<HTMLElement>('[data-more]');
  const id = row?.dataset['message'];
  return button == null || id === undefined ? null : { id, button };
}

const isLink = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('a') !== null;
const isButton = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('button') !== null;
const hasSelection = () => (globalThis.getSelection()?.toString() ?? '') !== '';
