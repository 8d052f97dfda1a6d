import { DISPUTE_TEXT_MAX } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Textarea } from '@campushive/ui/textarea';
import { useRef } from 'react';
import { useMessages } from '../kernel/index.js';
import { EvidenceField } from './evidence-field.js';
import { catalogue } from './payments.catalogue.js';
import type { OrderTrouble } from './use-order-trouble.js';

/** What the seller says to a report, before a moderator decides. */
export function AnswerDialog({ trouble }: { trouble: OrderTrouble }) {
  const words = useMessages(catalogue);
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog open onOpenChange={({ open }) => trouble.onOpen(open ? 'answer' : null)}>
      <DialogContent title={words.answer} description={words.answerText} closeLabel={words.close}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (trouble.text.trim() === '') text.current?.focus();
            trouble.onAnswer();
          }}
        >
          <Textarea
            ref={text}
            label={words.yourAnswer}
            rows={4}
            maxLength={DISPUTE_TEXT_MAX}
            showCount
            value={trouble.text}
            onChange={(event) => trouble.onChange({ text: event.target.value })}
            error={trouble.errors.text}
          />
          <EvidenceField evidence={trouble.evidence} />
          {trouble.problem === null ? null : <Alert tone="danger">{trouble.problem}</Alert>}
          <Button
            type="submit"
            tone="honey"
            size="lg"
            fullWidth
            loading={trouble.sending}
            loadingLabel={words.sending}
          >
            {words.sendAnswer}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
