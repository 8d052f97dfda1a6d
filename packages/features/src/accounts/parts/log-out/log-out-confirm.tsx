import { useEffect } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import type { LogOut } from './use-log-out.js';

const loadDialog = () => import('./log-out-dialog.js');

/** State of the log-out, which opens the dialog while unsent data exists. */
export interface LogOutConfirmProps {
  /** State of the log-out, with the unsent data that it would delete. */
  logOut: LogOut;
}

/** Asks for confirmation before a log-out deletes unsent data. */
export function LogOutConfirm({ logOut }: LogOutConfirmProps) {
  const { part, want } = useOnDemand(loadDialog);
  const isAsking = logOut.unsent !== null;
  useEffect(() => {
    if (isAsking) want();
  }, [isAsking, want]);
  return part === null ? null : <part.LogOutDialog logOut={logOut} />;
}
