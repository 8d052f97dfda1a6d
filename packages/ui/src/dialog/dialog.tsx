import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import { cva } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button/icon-button.js';
import { overlayStyles } from './overlay.styles.js';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Controls it. */
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (change: { open: boolean }) => void;
  /** A {@link DialogTrigger}, where there is one, and the {@link DialogContent}. */
  children: ReactNode;
}

/** Something that has to be answered or left before the page goes on. */
export function Dialog({ open, defaultOpen = false, onOpenChange, children }: DialogProps): ReactElement {
  return (
    <Primitive.Root
      {...(open === undefined ? { defaultOpen } : { open })}
      onOpenChange={(next) => onOpenChange?.({ open: next })}
    >
      {children}
    </Primitive.Root>
  );
}

/** Gives its only child, a button, the power to open the dialog. */
export function DialogTrigger({ children }: { children: ReactNode }): ReactElement {
  return (
    <Primitive.Trigger asChild data-slot="dialog-trigger">
      {children}
    </Primitive.Trigger>
  );
}

/** Gives its only child, a button, the power to close the dialog. */
export function DialogClose({ children }: { children: ReactNode }): ReactElement {
  return (
    <Primitive.Close asChild data-slot="dialog-close">
      {children}
    </Primitive.Close>
  );
}

/** Widths from 640 px on: 24, 32 and 44 rem. */
export type DialogSize = 'sm' | 'md' | 'lg';

/** Props of {@link DialogContent}. */
export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Name of the cross. Default `Close`. */
  closeLabel?: string;
  /** Default `md`. */
  size?: DialogSize;
}

const sizes = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl' } satisfies Record<
  DialogSize,
  string
>;

const content = cva(
  [
    'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-sheet bg-surface text-fg shadow-overlay outline-none',
    'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
    'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[85dvh] sm:w-full sm:-translate-1/2 sm:rounded-sheet',
    'sm:data-[state=open]:animate-fade-in sm:data-[state=closed]:animate-fade-out',
  ],
  { variants: { size: sizes } },
);

/** The dialog itself: a sheet from below on phones, in the middle from 640 px on. */
export function DialogContent({
  title,
  description,
  footer,
  closeLabel = 'Close',
  size = 'md',
  className,
  children,
  ...rest
}: DialogContentProps): ReactElement {
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="dialog-overlay" className={overlayStyles} />
      <Primitive.Content
        data-slot="dialog"
        className={content({ size, className })}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
      >
        <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line sm:hidden" />
        <header className="flex items-start justify-between gap-3 px-5 pt-3 sm:pt-5">
          <div className="grid gap-1 pt-1.5">
            <Primitive.Title className="font-display text-xl font-bold">{title}</Primitive.Title>
            {description ? (
              <Primitive.Description className="text-sm text-fg-muted">{description}</Primitive.Description>
            ) : null}
          </div>
          <Primitive.Close asChild>
            <IconButton label={closeLabel}>
              <X aria-hidden />
            </IconButton>
          </Primitive.Close>
        </header>
        <div data-slot="dialog-body" className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-5">
          {children}
        </div>
        {footer ? (
          <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
            {footer}
          </footer>
        ) : null}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
