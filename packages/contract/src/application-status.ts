/**
 * What became of an application: it `waits` while the task is open, is `accepted` when its student has the task and
 * `declined` while somebody else has; `closed` when the task went to nobody.
 */
export const APPLICATION_STATUSES = ['waiting', 'accepted', 'declined', 'closed', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
