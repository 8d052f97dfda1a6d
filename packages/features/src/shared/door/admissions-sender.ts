import { useSendAdmissions } from './use-send-admissions.js';

/** Sends while it is there. Shows nothing. */
export function AdmissionsSender(): null {
  useSendAdmissions();
  return null;
}
