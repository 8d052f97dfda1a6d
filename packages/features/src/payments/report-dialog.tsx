import { DISPUTE_REASONS, DISPUTE_TEXT_MAX } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Select } from '@campushive/ui/select';
import { Textarea } from '@campushive/ui/textarea';
import type { FormEvent } from 'react';
import { useMessages } from '../kernel/index.js';
import { useWrongFirst } from '../shared/use-wrong-first.js';
import { EvidenceField } from './evidence-field.js';
import { catalogue } from './payments.catalogue.js';
import type { OrderTrouble } from './use-order-trouble.js';

/** What is wrong with an order, for a moderator. */
export function ReportDialog({ trouble }: { trouble: OrderTrouble }) {
  const words = useMessages(catalogue);
  const [formRef, onTry] = useWrongFirst(trouble.sending);
  function submit(event: FormEvent) {
    event.preventDefault();
    onTry();
    trouble.onReport();
  }
  return (
    <Dialog open onOpenChange={({ open }) => trouble.onOpen(open ? 'report' : null)}>
      <DialogContent title={words.report} description={words.reportText} closeLabel={words.close}>
        <form ref={formRef} onSubmit={submit} noValidate className="grid gap-4">
          <Select
            label={words.reason}
            placeholder={words.reasonPlaceholder}
            options={DISPUTE_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
            value={trouble.reason}
            onChange={(event) => {
              const chosen = DISPUTE_REASONS.find((one) => one === event.target.value);
              if (chosen !== undefined) trouble.onChange({ reason: chosen });
            }}
            error={trouble.errors.reason}
          />
          <Textarea
            label={words.details}
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
            {words.sendReport}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
