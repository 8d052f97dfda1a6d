import { MAX_ATTENDEE_MESSAGE } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Textarea } from '@campushive/ui/textarea';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useFieldText, useMessages, useProblemText } from '../../kernel/index.js';
import { FormDialog } from '../../shared/form-dialog.js';
import { catalogue } from './events.catalogue.js';
import { useMessageAttendees } from './use-message-attendees.js';

/** Button for a message from the organiser to all attendees of the event `id`. */
export function MessageAttendeesButton({ id }: { id: string }) {
  const t = useMessages(catalogue);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        className="w-full sm:w-auto sm:justify-self-start"
        leading={<Megaphone aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t.messageAttendees}
      </Button>
      {open ? <MessageDialog id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(catalogue);
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const form = useMessageAttendees(id, onClose);
  const { content, wrong, problem } = form;
  return (
    <FormDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t.messageAttendees}
      description={t.messageText}
      t={{ close: t.close, cancel: t.cancel, send: t.sendMessage, sending: t.sendingMessage }}
      variant="primary"
      form={form}
      problem={problem?.kind === 'too-many' ? t.messagesUsedUp : problemText(problem, t.messageFailed)}
    >
      <Textarea
        name="content"
        label={t.messageLabel}
        description={t.messageHint}
        rows={5}
        maxLength={MAX_ATTENDEE_MESSAGE}
        showCount
        value={content}
        error={wrong === null ? undefined : fieldText(wrong)}
        onChange={(event) => form.onChange({ content: event.target.value })}
      />
    </FormDialog>
  );
}
