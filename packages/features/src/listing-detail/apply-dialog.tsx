import { MAX_APPLICATION } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Textarea } from '@campushive/ui/textarea';
import { useRef, type FormEvent } from 'react';
import { useMessages, useProblemText } from '../kernel/index.js';
import type { Apply } from './use-apply.js';
import { workCatalogue } from './work.catalogue.js';

export interface ApplyDialogProps {
  /** The poster's first name. */
  name: string;
  /** What is written, and how it is sent. */
  apply: Apply;
}

/** Why this student? One field, kept on the device until it is sent. */
export function ApplyDialog({ name, apply }: ApplyDialogProps) {
  const words = useMessages(workCatalogue);
  const problem = useProblemText()(apply.problem, words.sendFailed);
  const field = useRef<HTMLTextAreaElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (apply.sending) return;
    if (apply.message.trim() === '') field.current?.focus();
    apply.onSend();
  }
  return (
    <Dialog open={apply.writing} onOpenChange={apply.onWriting}>
      <DialogContent title={words.applyTitle} description={words.applyText(name)} closeLabel={words.close}>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Textarea
            ref={field}
            label={words.messageLabel}
            placeholder={words.messagePlaceholder}
            required
            rows={5}
            maxLength={MAX_APPLICATION}
            showCount
            value={apply.message}
            onChange={(event) => apply.onMessageChange({ message: event.target.value })}
            error={apply.messageError ?? undefined}
          />
          {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={apply.sending}
            loadingLabel={words.sending}
          >
            {words.send}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
