/**
 * What became of an application: it `waits` while the task is open, is `accepted` when its student has the task and
 * `declined` when another student has it; `closed` when the task went to no one.
 */
export const APPLICATION_STATUSES = ['waiting', 'accepted', 'declined', 'closed', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What an invited student did: nothing yet, `applied` for the task, or `declined` the invitation. */
export const INVITATION_STATUSES = ['invited', 'applied', 'declined'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
