import { hidesReported, isUnanswered } from '@campushive/contract';
import type { State, StoredCase } from './state.js';

/** Returns true when a takedown request has waited longer than moderators are allowed. */
export const waitsTooLong = (state: State, { reports }: StoredCase): boolean =>
  isUnanswered(
    reports.map(({ reason, createdAt }) => ({ reason, createdAt: new Date(createdAt) })),
    state.now(),
  );

/** Returns true when reports hide a picture from everyone except its student, until a moderator decides. */
export const isPictureHidden = (state: State, id: string): boolean =>
  state.cases.some(
    (one) =>
      one.targetType === 'picture' &&
      one.targetId === id &&
      one.decision === null &&
      (hidesReported(one.reports.map(({ reason }) => reason)) || waitsTooLong(state, one)),
  );
