import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { useControlled } from '../controlled/use-controlled.js';
import { DialogCloseContext } from './dialog-close-context.js';
import { ModalContent } from './modal-content.js';
import { Primitive } from './primitive.js';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Controlled state. Omit it for an uncontrolled dialog. */
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  /** Called when the dialog opens or closes. With `open`, called to request either. */
  onOpenChange?: (open: boolean) => void;
  /** A {@link DialogTrigger}, if any, and the {@link DialogContent}. */
  children: ReactNode;
}

/** A modal dialog: the reader must answer or close it before the page continues. */
export function Dialog({
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
}: DialogProps): ReactElement {
  const [open, keep] = useControlled(given, defaultOpen);
  function change(next: boolean): void {
    keep(next);
    onOpenChange?.(next);
  }
  return (
    <DialogCloseContext value={() => change(false)}>
      <Primitive.Root open={open} onOpenChange={change}>
        {children}
      </Primitive.Root>
    </DialogCloseContext>
  );
}

/** Makes its only child, a button, open the dialog. */
export function DialogTrigger(props: ComponentProps<'button'>): ReactElement {
  return <Primitive.Trigger asChild {...props} />;
}

/** Makes its only child, a button, close the dialog. */
export function DialogClose(props: ComponentProps<'button'>): ReactElement {
  return <Primitive.Close asChild {...props} />;
}

/** Widths from 640 px on: 24, 32 and 42 rem. `full` fills the screen at every width, without padding. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

/** Props of {@link DialogContent}. */
export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
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
