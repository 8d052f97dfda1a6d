import type { ReactElement, ReactNode } from 'react';
import { AlertDialog as Primitive } from 'radix-ui';
import { Button } from '../button/button.js';
import { BackCloses } from '../back/back-closes.js';
import { overlayStyles } from '../dialog/overlay.styles.js';
import { useFocusReturn } from '../dialog/use-focus-return.js';

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called with `false` when the dialog should close: on Cancel, Escape, or a phone's back button. */
  onOpenChange: (open: boolean) => void;
  /** The question to confirm. */
  title: ReactNode;
  /** Consequences of the action, under the title. */
  description?: ReactNode;
  /** Label of the confirming button, a verb: `Delete listing`, not `OK`. */
  confirmLabel: string;
  /** Label of the button that closes the dialog without acting. */
  cancelLabel: string;
  /** Default `danger`. */
  variant?: 'danger' | 'secondary';
  /** The action is in progress: the dialog cannot be closed. Default `false`. */
  loading?: boolean;
  /** Replaces the label while loading, as in `Deleting...`. */
  loadingLabel?: string;
  /** Called when the action is confirmed. The dialog stays open; close it when the action is done. */
  onConfirm: () => void;
}

/** Asks for confirmation before an irreversible action. A press outside does not close it, and the cancel button has the focus. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  variant = 'danger',
  loading = false,
  loadingLabel,
  onConfirm,
}: AlertDialogProps): ReactElement {
  const { onCloseAutoFocus, onOpenAutoFocus } = useFocusReturn();
  function change(next: boolean): void {
    if (!loading) onOpenChange(next);
  }
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay data-slot="alert-dialog-overlay" className={overlayStyles} />
        <Primitive.Content
          data-slot="alert-dialog"
          data-variant={variant}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-sheet flex-col gap-2 overflow-y-auto rounded-t-sheet bg-surface px-5 pt-7 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-fg shadow-overlay outline-none motion-safe:data-[state=closed]:animate-sheet-out motion-safe:data-[state=open]:animate-sheet-in sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:max-w-lg sm:-translate-1/2 sm:rounded-sheet sm:p-7 motion-safe:sm:data-[state=closed]:animate-pop-out motion-safe:sm:data-[state=open]:animate-pop-in"
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <BackCloses onBack={() => change(false)} />
          <Primitive.Title>{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="text-fg-muted">{description}</Primitive.Description>
          ) : null}
          <div
            data-slot="alert-dialog-actions"
            className="flex flex-col-reverse gap-2 pt-4 sm:flex-row sm:flex-wrap-reverse sm:justify-end"
          >
            <Primitive.Cancel asChild>
              <Button variant="outline" disabled={loading}>
                {cancelLabel}
              </Button>
            </Primitive.Cancel>
            <Button
              variant={variant}
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
