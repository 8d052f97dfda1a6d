import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import type { Align, Side } from '../floating/place.js';
import { joinRefs } from '../floating/join-refs.js';
import { useDismiss } from '../floating/use-dismiss.js';
import { useFloating } from '../floating/use-floating.js';
import { Slot } from '../slot/slot.js';

interface PopoverState {
  id: string;
  open: boolean;
  setOpen: (open: boolean) => void;
  trigger: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
}

const PopoverContext = createContext<PopoverState | null>(null);

function usePopover(): PopoverState {
  const state = useContext(PopoverContext);
  if (!state) throw new Error('A part of a Popover stands outside of one: put it into <Popover>.');
  return state;
}

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Controls it. */
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  /** Follows the opening and the closing; with `open`, asks for them. */
  onOpenChange?: (open: boolean) => void;
  /** A {@link PopoverTrigger} and a {@link PopoverContent}. */
  children: ReactNode;
}

/**
 * Something small beside a button, while the page stays alive: a picker, an explanation, a few settings. Built on the
 * browser's own popover, so that a page that uses it pays for its few lines only.
 */
export function Popover({
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
}: PopoverProps): ReactElement {
  const [open, keep] = useControlled(given, defaultOpen);
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const content = useRef<HTMLElement>(null);

  function setOpen(next: boolean): void {
    keep(next);
    onOpenChange?.(next);
  }
  useDismiss(
    open,
    () => [trigger.current, content.current],
    (reason) => {
      if (reason === 'escape') trigger.current?.focus();
      setOpen(false);
    },
  );
  return <PopoverContext value={{ id, open, setOpen, trigger, content }}>{children}</PopoverContext>;
}

/** Gives its only child, a button, the power to open and close the popover. */
export function PopoverTrigger({ children }: { children: ReactElement }): ReactElement {
  const { id, open, setOpen, trigger } = usePopover();
  return (
    <Slot
      ref={trigger}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      data-state={open ? 'open' : 'closed'}
      onClick={() => setOpen(!open)}
    >
      {children}
    </Slot>
  );
}

/** Gives its only child, a button, the power to close the popover; the focus goes back to the trigger. */
export function PopoverClose({ children }: { children: ReactElement }): ReactElement {
  const { setOpen, trigger } = usePopover();
  return (
    <Slot
      onClick={() => {
        trigger.current?.focus();
        setOpen(false);
      }}
    >
      {children}
    </Slot>
  );
}

/** Props of {@link PopoverContent}. */
export interface PopoverContentProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** What it is, for screen readers. */
  label: string;
  /** Default `bottom`; the other side when it fits only there. */
  side?: Side;
  /** Default `start`. */
  align?: Align;
}

/** What opens. It takes the focus, and lets it go on into the page. */
export function PopoverContent(props: PopoverContentProps): ReactElement | null {
  return usePopover().open ? <OpenContent {...props} /> : null;
}

function OpenContent({
  label,
  side = 'bottom',
  align = 'start',
  className,
  ref,
  ...rest
}: PopoverContentProps): ReactElement {
  const { id, trigger, content } = usePopover();
  useFloating(content, trigger, side, align);
  useLayoutEffect(() => content.current?.focus({ preventScroll: true }), [content]);
  return (
    <div
      ref={joinRefs(content, ref)}
      id={id}
      data-slot="popover"
      role="dialog"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      className={cx(
        'fixed inset-auto z-50 m-0 max-w-[calc(100vw-1.5rem)] animate-pop-in overflow-auto overscroll-contain rounded-card border border-line bg-surface p-4 text-fg shadow-overlay outline-none',
        className,
      )}
      {...rest}
    />
  );
}
