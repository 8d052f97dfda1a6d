import { useEffect } from 'react';
import { useClock, useConnection, useStorage, useUser } from '../../kernel/index.js';
import { useOnDemand } from '../use-on-demand.js';

const loadSender = () => import('./admissions-sender.js');
const LOOK_AGAIN_EVERY = 5_000;

/** Fetches what sends while there is a network, where someone may be let in without one. */
export const prepareSender = (): void => void loadSender().catch(() => undefined);

/**
 * Sends who was let in without a network wherever its student is in the dashboard. What sends is fetched where something is
 * noted: few students ever stand at a door. Shows nothing.
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
    // Something may have been noted at the door since, and fetching what sends it may have failed.
    const look = () => {
      if (storage.read(`admissions:${userId}`) !== null) want();
    };
    look();
    return clock.every(LOOK_AGAIN_EVERY, look);
  }, [isMissing, userId, storage, clock, connection, want]);
  return part === null ? null : <part.AdmissionsSender />;
}
