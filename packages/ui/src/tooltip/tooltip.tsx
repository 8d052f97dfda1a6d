import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names/class-names.js';
import { joinRefs } from '../floating/join-refs.js';
import type { Align, Side } from '../floating/place.js';
import { useDismiss } from '../floating/use-dismiss.js';
import { useFloating } from '../floating/use-floating.js';
import { Slot } from '../slot/slot.js';
import { bubble } from './tooltip.styles.js';

/** Props of {@link Tooltip}; `ref`, `className` and further ones reach the bubble. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content' | 'children'> {
  /** A few words that help; nothing that is needed to go on. */
  content: ReactNode;
  /** Default `top`. */
  side?: Side;
  /** Default `center`. */
  align?: Align;
  /** Shown from the beginning. Default `false`. */
  defaultOpen?: boolean;
  /** The control that is explained. */
  children: ReactElement;
}

const SHOW_AFTER = 500;
const HIDE_AFTER = 120;

/**
 * A few words about a control, for mouse and keyboard. Fingers have no hovering: what they need to know stands in the
 * page, or behind a TapTip.
 */
export function Tooltip({ defaultOpen = false, children, ...rest }: TooltipProps): ReactElement {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function after(milliseconds: number, next: boolean): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), milliseconds);
  }
  function now(next: boolean): void {
    clearTimeout(timer.current);
    setOpen(next);
  }
  function enter({ pointerType }: PointerEvent): void {
    if (pointerType !== 'touch') after(SHOW_AFTER, true);
  }
  function leave(): void {
    after(HIDE_AFTER, false);
  }
  useDismiss(
    open,
    () => [anchor.current, document.getElementById(id)],
    () => now(false),
  );

  return (
    <>
      <Slot
        ref={anchor}
        aria-describedby={open ? id : undefined}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onPointerDown={() => now(false)}
        onFocus={({ currentTarget }: FocusEvent) => {
          if (currentTarget.matches(':focus-visible')) now(true);
        }}
        onBlur={() => now(false)}
      >
        {children}
      </Slot>
      {open ? (
        <Bubble {...rest} id={id} anchor={anchor} onPointerEnter={() => now(true)} onPointerLeave={leave} />
      ) : null}
    </>
  );
}

interface BubbleProps extends Omit<TooltipProps, 'children' | 'defaultOpen'> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
}

function Bubble({
  id,
  anchor,
  content,
  side = 'top',
  align = 'center',
  className,
  ref,
  ...rest
}: BubbleProps): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  useFloating(element, anchor, side, align);
  return (
    <span
      ref={joinRefs(element, ref)}
      id={id}
      data-slot="tooltip"
      role="tooltip"
      popover="manual"
      className={cx(bubble, className)}
      {...rest}
    >
      {content}
    </span>
  );
}
