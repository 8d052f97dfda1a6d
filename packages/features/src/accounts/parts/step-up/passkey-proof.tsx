import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { useFailureText, useMessages } from '../../../kernel/index.js';
import { catalogue } from './step-up.catalogue.js';
import type { PasskeyProofState } from './use-passkey-proof.js';

/** Confirmation with a passkey instead of the password. */
export function PasskeyProof({ passkey }: { passkey: PasskeyProofState }) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  return (
    <div className="grid gap-4 pb-4">
      <Button
        variant="outline"
        fullWidth
        loading={passkey.pending}
        loadingLabel={t.passkeyWaiting}
        onClick={passkey.onUse}
      >
        {t.usePasskey}
      </Button>
      {passkey.failed ? <Alert tone="warning">{t.passkeyFailed}</Alert> : null}
      {passkey.error === null ? null : <Alert tone="danger">{failureText(passkey.error, t.failed)}</Alert>}
    </div>
  );
}
