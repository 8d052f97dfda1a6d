import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { useControlled } from '../controlled/use-controlled.js';
import { type AsChildProps, takesChild } from '../slot/takes-child.js';
import { DialogContext } from './dialog-context.js';
import { ModalContent, type ModalProps } from './modal-content.js';
import { Primitive } from './primitive.js';

/** Props of {@link Dialog}. */
export interface DialogProps extends ComponentProps<typeof Primitive.Root> {
  /** Controlled state. Omit it for an uncontrolled dialog. */
  open?: boolean | undefined;
  /** Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog opens or closes. With `open`, called to request either. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** With `false` the page behind stays usable: no backdrop, and Tab leaves the dialog. Default `true`. */
  modal?: boolean | undefined;
  /** A {@link DialogTrigger}, if any, and the {@link DialogContent}. */
  children: ReactNode;
}

/** A dialog. Unless `modal` is `false`, the reader must answer or close it before the page continues. */
export function Dialog({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  modal = true,
  children,
}: DialogProps): ReactElement {
  const [open, keep] = useControlled(openProp, defaultOpen);
  function change(next: boolean): void {
    keep(next);
    onOpenChange?.(next);
  }
  return (
    <DialogContext value={{ close: () => change(false), modal }}>
      <Primitive.Root open={open} onOpenChange={change} modal={modal}>
        {children}
      </Primitive.Root>
    </DialogContext>
  );
}

/** Props of {@link DialogTrigger}. */
export interface DialogTriggerProps extends ComponentProps<'button'>, AsChildProps {}

/** The button that opens the dialog. */
export function DialogTrigger({ asChild, ...rest }: DialogTriggerProps): ReactElement {
  const child = takesChild(asChild, rest.children);
  return (
    <Primitive.Trigger asChild={child} {...(child ? {} : { 'data-slot': 'dialog-trigger' })} {...rest} />
  );
}

/** Props of {@link DialogClose}. */
export interface DialogCloseProps extends ComponentProps<'button'>, AsChildProps {}

/** A button that closes the dialog. */
export function DialogClose({ asChild, ...rest }: DialogCloseProps): ReactElement {
  const child = takesChild(asChild, rest.children);
  return <Primitive.Close asChild={child} {...(child ? {} : { 'data-slot': 'dialog-close' })} {...rest} />;
}

/** Widths from 640 px on: 24, 32 and 42 rem. `full` fills the screen at every width, without padding. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

/** Props of {@link DialogContent}. */
export interface DialogContentProps extends ModalProps {
  /** The heading, which is the dialog's name. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons, the main one last; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Accessible name of the close button. Default `Close`. */
  closeLabel?: string;
  /** Default `md`. */
  size?: DialogSize;
}

const FRAMED = [
  'inset-x-0 bottom-0 max-h-sheet rounded-t-sheet shadow-overlay',
  'motion-safe:data-[state=closed]:animate-sheet-out motion-safe:data-[state=open]:animate-sheet-in',
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-window sm:w-full sm:-translate-1/2 sm:rounded-sheet',
  'motion-safe:sm:data-[state=closed]:animate-pop-out motion-safe:sm:data-[state=open]:animate-pop-in',
];

const sizes = {
  sm: [...FRAMED, 'sm:max-w-sm'],
  md: [...FRAMED, 'sm:max-w-lg'],
  lg: [...FRAMED, 'sm:max-w-2xl'],
  full: 'inset-0 pt-safe motion-safe:data-[state=closed]:animate-fade-out motion-safe:data-[state=open]:animate-fade-in',
} satisfies Record<DialogSize, string | string[]>;

const styles = cva('fixed z-50 flex flex-col bg-surface text-fg outline-none', { variants: { size: sizes } });

/**
 * The panel of a dialog: below 640 px a sheet that a swipe closes, above it centred; with `size="full"` the whole screen.
 */
export function DialogContent({
  closeLabel = 'Close',
  size = 'md',
  footer,
  className,
  ...rest
}: DialogContentProps): ReactElement {
  const padding = footer ? 'px-5 pt-2 pb-5' : 'px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]';
  const full = size === 'full';
  return (
    <ModalContent
      {...rest}
      slot="dialog"
      draggable={full ? 'never' : 'phone'}
      closeLabel={closeLabel}
      footer={footer}
      className={styles({ size, className })}
      bodyClassName={full ? 'flex flex-col' : padding}
    />
  );
}
