import { Alert } from '@campushive/ui/alert';
import { Button, type ButtonVariant } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { useId, type FormEvent, type ReactNode } from 'react';
import { inSight } from './in-sight.js';
import { useFocusFirstError } from './use-focus-first-error.js';

export interface FormDialogProps {
  /** Whether it is there. */
  open: boolean;
  /** It was closed, or asks to be. */
  onOpenChange: (open: boolean) => void;
  /** Its heading. */
  title: string;
  /** What comes of sending it. */
  description: string;
  /** What its buttons say. */
  t: { readonly close: string; readonly cancel: string; readonly send: string; readonly sending: string };
  /** Look of the button that sends. */
  variant: ButtonVariant;
  /** Whether it is on its way, and the sending of it. */
  form: { readonly sending: boolean; readonly onSend: () => void };
  /** Why it was refused; null while it was not. */
  problem: string | null;
  /** The fields. */
  children: ReactNode;
}

/** A window with a form, its two buttons, and what went wrong. Nothing closes it while it is being sent. */
export function FormDialog(props: FormDialogProps) {
  const { open, onOpenChange, title, description, t, variant, form, problem, children } = props;
  const formId = useId();
  const [formRef, onTry] = useFocusFirstError(form.sending);
  function submit(event: FormEvent) {
    event.preventDefault();
    onTry();
    form.onSend();
  }
  return (
    <Dialog open={open} onOpenChange={(next) => (form.sending ? undefined : onOpenChange(next))}>
      <DialogContent
        title={title}
        description={description}
        closeLabel={t.close}
        footer={
          <>
            <Button variant="outline" onClick={() => onOpenChange(false)} disabled={form.sending}>
              {t.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={variant}
              loading={form.sending}
              loadingLabel={t.sending}
            >
              {t.send}
            </Button>
          </>
        }
      >
        <form ref={formRef} id={formId} onSubmit={submit} noValidate className="grid gap-5">
          {children}
          {problem === null ? null : (
            <Alert ref={inSight} tone="danger">
              {problem}
            </Alert>
          )}
        </form>
      </DialogContent>
    </Dialog>
  );
}
