import { ApiError } from '@campushive/contract/errors';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { PasswordField } from '@campushive/ui/password-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import {
  useClient,
  useFailureText,
  useWaitText,
  useMessages,
  useMissingText,
} from '../../../kernel/index.js';
import { PasskeyProof } from './passkey-proof.js';
import { catalogue } from './step-up.catalogue.js';
import { usePasskeyProof } from './use-passkey-proof.js';

export interface StepUpDialogProps {
  /** Called with the proof; null when the dialog closes without one. */
  onDone: (proof: string | null) => void;
}

/** Asks for the password again, or for one of the student's passkeys, above the form that needs the proof. */
export function StepUpDialog({ onDone }: StepUpDialogProps) {
  const client = useClient();
  const t = useMessages(catalogue);
  const missing = useMissingText();
  const failureText = useFailureText();
  const waitText = useWaitText();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const prove = useMutation({
    mutationFn: async () => (await client.auth.stepUp({ password })).data.stepUpToken,
    onSuccess: (proof) => onDone(proof),
    onError(error) {
      if (error instanceof ApiError && error.code === 'password_wrong') refuse(t.wrong);
    },
  });
  function refuse(text: string) {
    setWrong(text);
    field.current?.focus();
  }
  function leave() {
    passkey.cancel();
    onDone(null);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (prove.isPending) return;
    if (password === '') return refuse(missing('password'));
    setWrong(undefined);
    prove.mutate();
  }
  const passkey = usePasskeyProof(onDone);
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!prove.isPending) leave();
      }}
    >
      <DialogContent
        size="sm"
        title={t.title}
        description={passkey.offered ? t.textPasskey : t.text}
        closeLabel={t.close}
        footer={
          <>
            <Button variant="outline" disabled={prove.isPending} onClick={leave}>
              {t.cancel}
            </Button>
            <Button type="submit" form={formId} loading={prove.isPending} loadingLabel={t.confirming}>
              {t.confirm}
            </Button>
          </>
        }
      >
        {passkey.offered ? <PasskeyProof passkey={passkey} /> : null}
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <PasswordField
            ref={field}
            label={t.password}
            showLabel={t.show}
            concealLabel={t.hide}
            autoComplete="current-password"
            enterKeyHint="go"
            value={password}
            error={wrong}
            onChange={({ target }) => setPassword(target.value)}
          />
          {prove.error === null || wrong !== undefined ? null : (
            <Alert tone="danger">{textOf(prove.error)}</Alert>
          )}
        </form>
      </DialogContent>
    </Dialog>
  );

  function textOf(error: unknown): string {
    const tooMany = error instanceof ApiError && error.code === 'too_many_attempts';
    return tooMany ? t.tooMany(waitText(error.retryAfter ?? 30)) : failureText(error, t.failed);
  }
}
