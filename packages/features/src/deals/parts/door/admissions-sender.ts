import { useSendAdmissions } from './use-send-admissions.js';

/** Sends stored admissions while mounted. Renders nothing. */
export function AdmissionsSender(): null {
  useSendAdmissions();
  return null;
}
