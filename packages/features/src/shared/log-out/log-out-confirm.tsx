import { useEffect } from 'react';
import { useOnDemand } from '../use-on-demand.js';
import type { LogOut } from './use-log-out.js';

const loadDialog = () => import('./log-out-dialog.js');

export interface LogOutConfirmProps {
  /** Logging out, and what it would lose. */
  logOut: LogOut;
}

/** Asks before what is not sent yet is lost. */
export function LogOutConfirm({ logOut }: LogOutConfirmProps) {
  const { part, want } = useOnDemand(loadDialog);
  const isAsking = logOut.unsent !== null;
  useEffect(() => {
    if (isAsking) want();
  }, [isAsking, want]);
  return part === null ? null : <part.LogOutDialog logOut={logOut} />;
}
