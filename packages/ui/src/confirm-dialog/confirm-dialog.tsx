import type { ReactElement, ReactNode } from 'react';
import { AlertDialog as Primitive } from 'radix-ui';
import { Button } from '../button/button.js';
import { overlayStyles } from '../dialog/overlay.styles.js';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  /** A question. */
  title: ReactNode;
  /** What it means. */
  description?: ReactNode;
  /** The verb: `Delete listing`, not `OK`. */
  confirmLabel: string;
  cancelLabel: string;
  /** Default `danger`. */
  tone?: 'danger' | 'ink';
  /** The action is under way. Default `false`. */
  loading?: boolean;
  loadingLabel?: string;
  /** It stays open; close it when the action is done. */
  onConfirm: () => void;
}

/** Asks before what cannot be undone. A press beside it does not answer. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  loading = false,
  loadingLabel,
  onConfirm,
}: ConfirmDialogProps): ReactElement {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange({ open: next })}>
      <Primitive.Portal>
        <Primitive.Overlay data-slot="confirm-dialog-overlay" className={overlayStyles} />
        <Primitive.Content
          data-slot="confirm-dialog"
          className="fixed inset-x-0 bottom-0 z-50 grid gap-2 rounded-t-sheet bg-surface p-6 text-fg shadow-overlay outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:max-w-md sm:-translate-1/2 sm:rounded-sheet sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-fade-in"
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Primitive.Title className="font-display text-xl font-bold">{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="text-fg-muted">{description}</Primitive.Description>
          ) : null}
          <div className="mt-4 flex flex-col-reverse gap-2 pb-safe sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button tone="outline">{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button
              tone={tone}
              loading={loading}
              onClick={onConfirm}
              {...(loadingLabel === undefined ? {} : { loadingLabel })}
            >
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
