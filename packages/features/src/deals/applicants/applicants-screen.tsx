import type { HiveName } from '@campushive/contract';
import { screen } from '../../kernel/index.js';
import { ApplicantsView } from './applicants-view.js';
import { useApplicants } from './use-applicants.js';
import { useInvitations } from './use-invitations.js';

export interface ApplicantsScreenProps {
  hive: HiveName;
  id: string;
}

/** Applicants of the viewer's task. */
export const ApplicantsScreen = screen(function ApplicantsScreen({ hive, id }: ApplicantsScreenProps) {
  const applicants = useApplicants(id);
  const invitations = useInvitations(id);
  return <ApplicantsView hive={hive} id={id} applicants={applicants} invitations={invitations} />;
});
