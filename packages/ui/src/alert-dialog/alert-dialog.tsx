import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { AlertDialog as Primitive } from 'radix-ui';
import { Button } from '../button/button.js';
import { BackCloses } from '../back/back-closes.js';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { overlayStyles } from '../dialog/overlay.styles.js';
import { useFocusReturn } from '../dialog/use-focus-return.js';

type ContentProps = ComponentProps<typeof Primitive.Content>;

/**
 * Props of {@link AlertDialog}; `ref`, `className` and the rest reach the panel. Not `asChild`: the panel has a title and buttons of its
 * own. Presses outside never close it.
 */
export interface AlertDialogProps extends Omit<ContentProps, 'title' | 'asChild'> {
  /** Controlled state. Omit it for an uncontrolled dialog, which needs a `trigger`. */
  open?: boolean | undefined;
  /** Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called with `false` when the dialog should close: on Cancel, Escape, or a phone's back button; with `true` when the trigger is pressed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A button that opens the dialog. */
  trigger?: ReactElement | undefined;
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
  loadingLabel?: string | undefined;
  /**
   * Called when the action is confirmed. A controlled dialog stays open; close it when the action is done. An uncontrolled one closes when
   * the returned promise resolves, and is loading until then.
   */
  onConfirm: () => void | Promise<void>;
  /** Further content between the description and the buttons. */
  children?: ReactNode;
  /** Element that holds the dialog in the document. Default `document.body`. */
  container?: ComponentProps<typeof Primitive.Portal>['container'];
}

/** Asks for confirmation before an irreversible action. A press outside does not close it, and the cancel button has the focus. */
export function AlertDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  variant = 'danger',
  loading = false,
  loadingLabel,
  onConfirm,
  onOpenAutoFocus,
  onCloseAutoFocus,
  container,
  forceMount,
  className,
  children,
  ...rest
}: AlertDialogProps): ReactElement {
  const state = useConfirmation({ open, defaultOpen, onOpenChange, loading, onConfirm });
  const focus = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <Primitive.Root open={state.open} onOpenChange={state.change}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal container={container} forceMount={forceMount}>
        <Primitive.Overlay data-slot="alert-dialog-overlay" className={overlayStyles} />
        <Primitive.Content
          data-slot="alert-dialog"
          data-variant={variant}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          className={cx(panelStyles, className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
        >
          <BackCloses onBack={() => state.change(false)} />
          <Primitive.Title>{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="text-fg-muted">{description}</Primitive.Description>
          ) : null}
          {children}
          <Actions
            {...{ cancelLabel, confirmLabel, loadingLabel, variant }}
            loading={state.loading}
            onConfirm={state.confirm}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const panelStyles =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-sheet flex-col gap-2 overflow-y-auto rounded-t-sheet bg-surface px-5 pt-7 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-fg shadow-overlay outline-none motion-safe:data-[state=closed]:animate-sheet-out motion-safe:data-[state=open]:animate-sheet-in sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:max-w-lg sm:-translate-1/2 sm:rounded-sheet sm:p-7 motion-safe:sm:data-[state=closed]:animate-pop-out motion-safe:sm:data-[state=open]:animate-pop-in';

interface ActionsProps extends Pick<
  AlertDialogProps,
  'cancelLabel' | 'confirmLabel' | 'loadingLabel' | 'variant' | 'loading'
> {
  onConfirm: () => Promise<void>;
}

function Actions({
  cancelLabel,
  confirmLabel,
  loadingLabel,
  variant = 'danger',
  loading = false,
  onConfirm,
}: ActionsProps): ReactElement {
  return (
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
        onClick={() => void onConfirm()}
        {...(loadingLabel === undefined ? {} : { loadingLabel })}
      >
        {confirmLabel}
      </Button>
    </div>
  );
}

interface Confirmation {
  open: boolean;
  loading: boolean;
  change: (open: boolean) => void;
  confirm: () => Promise<void>;
}

/** Holds the state of an uncontrolled dialog, and keeps the dialog open while the action is in progress. */
function useConfirmation({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  loading: isLoading = false,
  onConfirm,
}: Pick<AlertDialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'loading' | 'onConfirm'>): Confirmation {
  const [open, keep] = useControlled(openProp, defaultOpen);
  const [confirming, setConfirming] = useState(false);
  const loading = isLoading || confirming;
  function set(next: boolean): void {
    keep(next);
    onOpenChange?.(next);
  }
  async function confirm(): Promise<void> {
    const done = onConfirm();
    if (openProp !== undefined) return done;
    setConfirming(true);
    try {
      await done;
      set(false);
    } finally {
      setConfirming(false);
    }
  }
  return { open, loading, confirm, change: (next) => (loading ? undefined : set(next)) };
}
