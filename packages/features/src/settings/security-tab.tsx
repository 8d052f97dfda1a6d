import { useUser } from '../kernel/index.js';
import { DataSection } from './data-section.js';
import { PasswordView } from './password-view.js';
import { SessionsView } from './sessions-view.js';
import { usePasswordChange } from './use-password-change.js';
import { useSessions } from './use-sessions.js';

/** The password, the devices, and the account as a whole. */
export function SecurityTab() {
  const password = usePasswordChange();
  const sessions = useSessions();
  const email = useUser()?.email ?? '';
  return (
    <>
      <PasswordView password={password} email={email} />
      <SessionsView sessions={sessions} />
      <DataSection />
    </>
  );
}
