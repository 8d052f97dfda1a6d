import type { HiveName } from '@campushive/contract';
import { screen } from '../../kernel/index.js';
import { ApplicantsView } from './applicants-view.js';
import { useApplicants } from './use-applicants.js';
import { useInvitations } from './use-invitations.js';

/** Task of the viewer whose applicants the page shows, from the page's address. */
export interface ApplicantsScreenProps {
  /** Hive of the task, for the Back link. */
  hive: HiveName;
  /** Id of the viewer's task. */
  id: string;
}

/** Applicants of the viewer's task. */
export const ApplicantsScreen = screen(function ApplicantsScreen({ hive, id }: ApplicantsScreenProps) {
  const applicants = useApplicants(id);
  const invitations = useInvitations(id);
  return <ApplicantsView hive={hive} id={id} applicants={applicants} invitations={invitations} />;
});
