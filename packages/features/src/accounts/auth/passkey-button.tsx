import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './auth.catalogue.js';
import type { PasskeyLogin } from './use-passkey-login.js';

/** Button that logs in with a passkey. Renders nothing without browser support. */
export function PasskeyButton({ passkey }: { passkey: PasskeyLogin }) {
  const t = useMessages(catalogue);
  if (!passkey.offered) return null;
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        fullWidth
        loading={passkey.pending}
        loadingLabel={t.passkeyWaiting}
        onClick={passkey.onUse}
      >
        {t.usePasskey}
      </Button>
      {passkey.failed ? <Alert tone="warning">{t.passkeyFailed}</Alert> : null}
    </>
  );
}
