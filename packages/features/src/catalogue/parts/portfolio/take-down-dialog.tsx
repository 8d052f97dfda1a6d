import type { PortfolioPicture } from '@campushive/contract';
import { Textarea } from '@campushive/ui/textarea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_DECISION_NOTE } from '@campushive/contract';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { PORTFOLIOS } from '../../data.js';
import { catalogue } from './portfolio.catalogue.js';

interface TakeDownDialogProps {
  picture: PortfolioPicture;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog in which a moderator takes down a picture with a reason. */
export function TakeDownDialog({ picture, open, onOpenChange }: TakeDownDialogProps) {
  const t = useMessages(catalogue);
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const takeDown = useMutation({
    mutationFn: async () => {
      await client.portfolio.takeDown({ id: picture.id, reason });
    },
    onSuccess() {
      onOpenChange(false);
      return queries.invalidateQueries({ queryKey: PORTFOLIOS });
    },
  });
  const isMissing = tried && reason.trim() === '';
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.takeDownTitle}
      description={t.takeDownText}
      t={{ close: t.close, cancel: t.cancel, send: t.takeDown, sending: t.takingDown }}
      variant="danger"
      form={{
        sending: takeDown.isPending,
        onSend() {
          setTried(true);
          if (reason.trim() !== '') takeDown.mutate();
        },
      }}
      problem={takeDown.error === null ? null : failureText(takeDown.error, t.takeDownFailed)}
    >
      <Textarea
        label={t.reason}
        required
        rows={3}
        maxLength={MAX_DECISION_NOTE}
        value={reason}
        error={isMissing ? t.reasonMissing : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
