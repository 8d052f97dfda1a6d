import { MAX_PARTNER_NAME } from '@campushive/contract';
import { TextField } from '@campushive/ui/text-field';
import { useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { catalogue } from './partners.catalogue.js';
import { useMakingProblemText, type Making } from './use-partners.js';

/** Dialog that asks for the partner of a new key. */
export function NewKeyDialog({ making }: { making: Making<string> }) {
  const t = useMessages(catalogue);
  const problemText = useMakingProblemText();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const missing = name.trim() === '';
  return (
    <FormDialog
      open
      onOpenChange={making.onOpenChange}
      title={t.newKey}
      description={t.newKeyText}
      t={{ close: t.close, cancel: t.cancel, send: t.create, sending: t.creating }}
      variant="primary"
      form={{
        sending: making.sending,
        onSend() {
          setTried(true);
          if (!missing) making.onSend(name);
        },
      }}
      problem={problemText(making.problem)}
    >
      <TextField
        label={t.partnerName}
        description={t.partnerNameHint}
        value={name}
        maxLength={MAX_PARTNER_NAME}
        autoComplete="off"
        error={tried && missing ? t.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
