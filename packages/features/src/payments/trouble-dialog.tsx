import { MAX_DISPUTE_TEXT } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Textarea } from '@campushive/ui/textarea';
import type { FormEvent, ReactNode } from 'react';
import { useMessages } from '../kernel/index.js';
import { useFocusFirstError } from '../shared/use-focus-first-error.js';
import { EvidenceField } from './evidence-field.js';
import { catalogue } from './payments.catalogue.js';
import type { OrderTrouble } from './use-order-trouble.js';
import { useTroubleText } from './use-trouble-text.js';

export interface TroubleDialogProps {
  /** What is being written, and why it could not be sent. */
  trouble: OrderTrouble;
  /** Its heading. */
  title: string;
  /** What comes of sending it. */
  description: string;
  /** What the box of words asks for. */
  textLabel: string;
  /** What the button that sends it says. */
  sendLabel: string;
  /** That button was pressed. */
  onSend: () => void;
  /** Fields above the words. */
  children?: ReactNode;
}

/** Where either side of an order tells a moderator what happened, in words and photos. */
export function TroubleDialog(props: TroubleDialogProps) {
  const { trouble } = props;
  const t = useMessages(catalogue);
  const [formRef, onTry] = useFocusFirstError(trouble.sending);
  const troubleText = useTroubleText();
  function submit(event: FormEvent) {
    event.preventDefault();
    onTry();
    props.onSend();
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : trouble.onOpen(null))}>
      <DialogContent title={props.title} description={props.description} closeLabel={t.close}>
        <form ref={formRef} onSubmit={submit} noValidate className="grid gap-4">
          {props.children}
          <Textarea
            label={props.textLabel}
            rows={4}
            maxLength={MAX_DISPUTE_TEXT}
            showCount
            value={trouble.text}
            onChange={(event) => trouble.onChange({ text: event.target.value })}
            error={trouble.errors.text && t.detailsRequired}
          />
          <EvidenceField evidence={trouble.evidence} />
          {trouble.problem === null ? null : <Alert tone="danger">{troubleText(trouble.problem)}</Alert>}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={trouble.sending}
            loadingLabel={t.sending}
          >
            {props.sendLabel}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
