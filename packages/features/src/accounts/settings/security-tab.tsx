import { useMessages, useUser } from '../../kernel/index.js';
import { DataSection } from './data-section.js';
import { PasskeysView } from './passkeys-view.js';
import { PasswordView } from './password-view.js';
import { SessionsView } from './sessions-view.js';
import { catalogue } from './settings.catalogue.js';
import { usePasskeys } from './use-passkeys.js';
import { usePasswordChange } from './use-password-change.js';
import { useSessions } from './use-sessions.js';

/** Security settings: password, passkeys, devices and account. */
export function SecurityTab() {
  const t = useMessages(catalogue);
  const password = usePasswordChange();
  const passkeys = usePasskeys();
  const sessions = useSessions();
  const email = useUser()?.email ?? '';
  const here =
    sessions.state.status === 'ready'
      ? sessions.state.sessions.find((session) => session.current)
      : undefined;
  return (
    <>
      <PasswordView password={password} email={email} />
      <PasskeysView passkeys={passkeys} deviceName={t.device(here?.browser ?? null, here?.system ?? null)} />
      <SessionsView sessions={sessions} />
      <DataSection />
    </>
  );
}
