import { Alert } from '@campushive/ui/alert';
import { Button, type ButtonVariant } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { useId, type FormEvent, type ReactNode } from 'react';
import { inSight } from './in-sight.js';
import { useFocusFirstError } from './hooks/use-focus-first-error.js';

export interface FormDialogProps {
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Consequence of sending the form. */
  description: string;
  /** Button labels. */
  t: { readonly close: string; readonly cancel: string; readonly send: string; readonly sending: string };
  /** Variant of the submit button. */
  variant: ButtonVariant;
  /** Submit state and submit handler. */
  form: { readonly sending: boolean; readonly onSend: () => void };
  /** Error of the last submission; null without one. */
  problem: string | null;
  /** Form fields. */
  children: ReactNode;
}

/** Dialog with a form, two buttons and an error. Cannot be closed while it is sending. */
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
