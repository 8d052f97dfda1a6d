import { useToast } from '@campushive/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useNavigation, useSessionPort, useStorage } from '../../../kernel/index.js';
import { unsentOn, type Unsent } from './unsent.js';

/** Log-out with a confirmation when unsent data would be lost. */
export interface LogOut {
  readonly onLogOut: () => void;
  /** Unsent data while the confirmation is open; otherwise null. */
  readonly unsent: Unsent | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Texts of toasts that `useLogOut` shows. */
export interface LogOutWords {
  /** Message on the front page. */
  readonly loggedOut: string;
  /** Message when the confirmation dialog fails to load. */
  readonly notSentYet: string;
}

const loadDialog = () => import('./log-out-dialog.js');

/** Preloads the confirmation dialog while online, for a log-out that may happen offline. */
export const prepareLogOut = (): void => void loadDialog().catch(() => undefined);

/** Logs out and opens the front page. Asks first when unsent data would be lost. */
export function useLogOut({ loggedOut, notSentYet }: LogOutWords): LogOut {
  const session = useSessionPort();
  const storage = useStorage();
  const navigation = useNavigation();
  const { toast } = useToast();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const leave = useCallback(() => {
    setUnsent(null);
    void session.signOut().then(() => {
      toast({ tone: 'success', title: loggedOut });
      navigation.go({ to: 'home' });
    });
  }, [session, toast, loggedOut, navigation]);
  const onLogOut = useCallback(() => {
    const state = session.state();
    const lost = state.status === 'member' ? unsentOn(storage, state.user.id) : null;
    if (lost === null) leave();
    else
      void loadDialog().then(
        () => setUnsent(lost),
        () => toast({ tone: 'danger', title: notSentYet }),
      );
  }, [session, storage, leave, toast, notSentYet]);
  const onCancel = useCallback(() => setUnsent(null), []);
  return useMemo(
    () => ({ onLogOut, unsent, onConfirm: leave, onCancel }),
    [onLogOut, unsent, leave, onCancel],
  );
}
