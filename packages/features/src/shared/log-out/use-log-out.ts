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

/** Logs out, and leads to the front page with the words `loggedOut`. */
export function useLogOut(loggedOut: string): LogOut {
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
    else setUnsent(lost);
  }, [session, storage, leave]);
  const onCancel = useCallback(() => setUnsent(null), []);
  return useMemo(
    () => ({ onLogOut, unsent, onConfirm: leave, onCancel }),
    [onLogOut, unsent, leave, onCancel],
  );
}
