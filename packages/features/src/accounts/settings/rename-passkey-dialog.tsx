import { MAX_PASSKEY_NAME, type Passkey } from '@campushive/contract';
import { TextField } from '@campushive/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages, useMissingText } from '../../kernel/index.js';
import { FormDialog } from '../../shared/form-dialog.js';
import { passkeysQuery } from '../parts/passkeys.queries.js';
import { catalogue } from './settings.catalogue.js';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Dialog that renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const missingText = useMissingText();
  const failureText = useFailureText();
  const [name, setName] = useState(passkey.name);
  const [missing, setMissing] = useState(false);
  const rename = useMutation({
    mutationFn: () => client.passkeys.rename({ id: passkey.id, name }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: passkeysQuery(client).queryKey }),
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t.renameTitle}
      description={t.renameHint}
      t={{ close: t.close, cancel: t.cancel, send: t.save, sending: t.saving }}
      variant="primary"
      form={{
        sending: rename.isPending,
        onSend() {
          setMissing(name.trim() === '');
          if (name.trim() !== '') rename.mutate();
        },
      }}
      problem={rename.error === null ? null : failureText(rename.error, t.saveFailed)}
    >
      <TextField
        label={t.passkeyName}
        value={name}
        maxLength={MAX_PASSKEY_NAME}
        autoComplete="off"
        error={missing ? missingText('passkeyName') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
