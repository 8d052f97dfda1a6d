import { useEffect } from 'react';
import { useClock, useConnection, useStorage, useUser } from '../../../kernel/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';

const loadSender = () => import('./admissions-sender.js');
const CHECK_INTERVAL = 5_000;

/** Preloads the sender while the device is online, for doors where admissions may be noted offline. */
export const prepareSender = (): void => void loadSender().catch(() => undefined);

/**
 * Sends admissions that were noted offline from any dashboard page. Loads the sender only when an admission is stored,
 * because few students work at a door. Renders nothing.
 */
export function AdmissionsKeeper() {
  const storage = useStorage();
  const clock = useClock();
  const connection = useConnection();
  const userId = useUser()?.id;
  const { part, want } = useOnDemand(loadSender);
  const isMissing = part === null && userId !== undefined;
  useEffect(() => {
    if (!isMissing) return;
    // Checks again later: an admission may have been stored since, and loading the sender may have failed.
    const look = () => {
      if (storage.read(`admissions:${userId}`) !== null) want();
    };
    look();
    return clock.every(CHECK_INTERVAL, look);
  }, [isMissing, userId, storage, clock, connection, want]);
  return part === null ? null : <part.AdmissionsSender />;
}
