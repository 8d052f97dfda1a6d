import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { ModalContent } from '../dialog/modal-content.js';
import { Primitive } from '../dialog/primitive.js';

/** The edge from which a {@link Drawer} comes. */
export type DrawerSide = 'left' | 'right' | 'bottom';

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Asks to close: by its button, by Escape, by a press outside. */
  onOpenChange: (change: { open: boolean }) => void;
  /** Default `left`. */
  side?: DrawerSide;
  /** The heading, which is the drawer's name. */
  title: ReactNode;
  /** Name of the cross. Default `Close`. */
  closeLabel?: string;
}

const sides = {
  left: 'inset-y-0 left-0 w-80 max-w-[85vw] rounded-r-sheet pt-safe [--slide-from:-100%] data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
  right:
    'inset-y-0 right-0 w-80 max-w-[85vw] rounded-l-sheet pt-safe [--slide-from:100%] data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
  bottom:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
} satisfies Record<DrawerSide, string>;

const styles = cva('fixed z-50 flex flex-col bg-surface text-fg shadow-overlay outline-none', {
  variants: { side: sides },
});

/** A pane that comes in from an edge: menus and filters on phones. */
export function Drawer({
  open,
  onOpenChange,
  side = 'left',
  closeLabel = 'Close',
  className,
  ...rest
}: DrawerProps): ReactElement {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange({ open: next })}>
      <ModalContent
        {...rest}
        slot="drawer"
        sheet={side === 'bottom' ? 'always' : 'never'}
        data-side={side}
        closeLabel={closeLabel}
        className={styles({ side, className })}
        bodyClassName="flex flex-col pt-1 pb-safe"
      />
    </Primitive.Root>
  );
}
