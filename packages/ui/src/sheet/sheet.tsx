import type { ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { ModalContent, type ModalProps } from '../dialog/modal-content.js';

/** Edge from which a {@link SheetContent} slides in. */
export type SheetSide = 'left' | 'right' | 'bottom';

/** Props of {@link SheetContent}. */
export interface SheetContentProps extends ModalProps {
  /** Default `left`. */
  side?: SheetSide;
  /** The heading, which is the sheet's name. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons, the main one last; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Accessible name of the close button. Default `Close`. */
  closeLabel?: string;
}

const sides = {
  left: 'inset-y-0 left-0 w-80 max-w-[85vw] rounded-r-sheet pt-safe [--slide-from:-100%] motion-safe:data-[state=closed]:animate-slide-out motion-safe:data-[state=open]:animate-slide-in',
  right:
    'inset-y-0 right-0 w-80 max-w-[85vw] rounded-l-sheet pt-safe [--slide-from:100%] motion-safe:data-[state=closed]:animate-slide-out motion-safe:data-[state=open]:animate-slide-in',
  bottom:
    'inset-x-0 bottom-0 max-h-sheet rounded-t-sheet motion-safe:data-[state=closed]:animate-sheet-out motion-safe:data-[state=open]:animate-sheet-in',
} satisfies Record<SheetSide, string>;

const styles = cva('fixed z-50 flex flex-col bg-surface text-fg shadow-overlay outline-none', {
  variants: { side: sides },
});

/** A panel that slides in from an edge: menus and filters on phones. */
export function SheetContent({
  side = 'left',
  closeLabel = 'Close',
  className,
  ...rest
}: SheetContentProps): ReactElement {
  return (
    <ModalContent
      {...rest}
      slot="sheet"
      draggable={side === 'bottom' ? 'always' : 'never'}
      data-side={side}
      closeLabel={closeLabel}
      className={styles({ side, className })}
      bodyClassName="flex flex-col pt-1 pb-safe"
    />
  );
}

export {
  Dialog as Sheet,
  DialogClose as SheetClose,
  type DialogCloseProps as SheetCloseProps,
  type DialogProps as SheetProps,
  DialogTrigger as SheetTrigger,
  type DialogTriggerProps as SheetTriggerProps,
} from '../dialog/dialog.js';
