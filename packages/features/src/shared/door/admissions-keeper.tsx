import { useEffect } from 'react';
import { useStorage, useUser } from '../../kernel/index.js';
import { useOnDemand } from '../use-on-demand.js';

const loadSender = () => import('./admissions-sender.js');

/**
 * Sends who was let in without a network wherever its student is in the dashboard. What sends is fetched where something is
 * noted: few students ever stand at a door. Shows nothing.
 */
export function AdmissionsKeeper() {
  const storage = useStorage();
  const userId = useUser()?.id;
  const { part, want } = useOnDemand(loadSender);
  // Asked with each page: something may have been noted at the door that the student comes from.
  useEffect(() => {
    if (part === null && userId !== undefined && storage.read(`admissions:${userId}`) !== null) want();
  });
  return part === null ? null : <part.AdmissionsSender />;
}
