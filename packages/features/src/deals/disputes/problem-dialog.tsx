import { MAX_DISPUTE_TEXT } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Textarea } from '@campushive/ui/textarea';
import type { FormEvent, ReactNode } from 'react';
import { useMessages, useMissingText } from '../../kernel/index.js';
import { useFocusFirstError } from '../../shared/hooks/use-focus-first-error.js';
import { EvidenceField } from './evidence-field.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import type { OrderProblems } from './use-order-problems.js';
import { useProblemText } from './use-problem-text.js';

export interface ProblemDialogProps {
  /** Draft of the text, and its send error. */
  problems: OrderProblems;
  /** Title of the dialog. */
  title: string;
  /** Consequence of sending. */
  description: string;
  /** Label of the text field. */
  textLabel: string;
  /** Label of the send button. */
  sendLabel: string;
  onSend: () => void;
  /** Fields above the text field. */
  children?: ReactNode;
}

/** Dialog in which either side of an order describes a problem to a moderator, with text and photos. */
export function ProblemDialog(props: ProblemDialogProps) {
  const { problems } = props;
  const t = useMessages(catalogue);
  const missing = useMissingText();
  const [formRef, onTry] = useFocusFirstError(problems.sending);
  const problemText = useProblemText();
  function submit(event: FormEvent) {
    event.preventDefault();
    onTry();
    props.onSend();
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : problems.onOpen(null))}>
      <DialogContent title={props.title} description={props.description} closeLabel={t.close}>
        <form ref={formRef} onSubmit={submit} noValidate className="grid gap-4">
          {props.children}
          <Textarea
            label={props.textLabel}
            rows={4}
            maxLength={MAX_DISPUTE_TEXT}
            showCount
            value={problems.text}
            onChange={(event) => problems.onChange({ text: event.target.value })}
            error={problems.errors.text && missing('details')}
          />
          <EvidenceField evidence={problems.evidence} />
          {problems.problem === null ? null : <Alert tone="danger">{problemText(problems.problem)}</Alert>}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={problems.sending}
            loadingLabel={t.sending}
          >
            {props.sendLabel}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
