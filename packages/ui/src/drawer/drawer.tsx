import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import { cva } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { overlayStyles } from '../dialog/overlay.styles.js';
import { IconButton } from '../icon-button/icon-button.js';

/** The edge from which a {@link Drawer} comes. */
export type DrawerSide = 'left' | 'right' | 'bottom';

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  /** Default `left`. */
  side?: DrawerSide;
  title: ReactNode;
  /** Name of the cross. Default `Close`. */
  closeLabel?: string;
}

const sides = {
  left: 'inset-y-0 start-0 w-80 max-w-[85vw] rounded-e-sheet data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
  right:
    'inset-y-0 end-0 w-80 max-w-[85vw] rounded-s-sheet data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
  bottom:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
} satisfies Record<DrawerSide, string>;

const styles = cva('fixed z-50 flex flex-col bg-surface text-fg shadow-overlay outline-none', {
  variants: { side: sides },
});

/** A pane that comes in from an edge: menus and filters on phones. */
export function Drawer({
  open,
  onOpenChange,
  side = 'left',
  title,
  closeLabel = 'Close',
  className,
  children,
  ...rest
}: DrawerProps): ReactElement {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange({ open: next })}>
      <Primitive.Portal>
        <Primitive.Overlay data-slot="drawer-overlay" className={overlayStyles} />
        <Primitive.Content
          data-slot="drawer"
          data-side={side}
          aria-describedby={undefined}
          className={styles({ side, className })}
          {...rest}
        >
          <header className="flex items-center justify-between gap-3 px-5 pt-4">
            <Primitive.Title className="font-display text-lg font-bold">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </header>
          <div data-slot="drawer-body" className="flex min-h-0 flex-1 flex-col overflow-y-auto pb-safe">
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
