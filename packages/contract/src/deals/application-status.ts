/**
 * Status of an application. It `waits` while the task is open, is `accepted` when the applicant gets the task, `declined` when another
 * student does, and `closed` when the task goes to no one.
 */
export const APPLICATION_STATUSES = ['waiting', 'accepted', 'declined', 'closed', 'withdrawn'] as const;
/** The status of a student's application, which follows from the state of its task. */
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Status of an invitation: unanswered, `applied` for the task, or `declined`. */
export const INVITATION_STATUSES = ['invited', 'applied', 'declined'] as const;
/** The status of an invitation to apply for a task. */
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
