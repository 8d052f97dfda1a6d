import { useToast } from '@campushive/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useNavigation, useSessionPort, useStorage } from '../../kernel/index.js';
import { unsentOn, type Unsent } from './unsent.js';

/** Logging out, which asks first where something would be lost. */
export interface LogOut {
  readonly onLogOut: () => void;
  /** What would be lost, while that is asked; null before. */
  readonly unsent: Unsent | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export interface LogOutWords {
  /** Said on the front page. */
  readonly loggedOut: string;
  /** Said where the question itself cannot be fetched. */
  readonly notSentYet: string;
}

const loadDialog = () => import('./log-out-dialog.js');

/** Fetches the question while there is a network, where something may have to be asked without one. */
export const prepareLogOut = (): void => void loadDialog().catch(() => undefined);

/** Logs out, and leads to the front page. Nothing is lost unasked. */
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
