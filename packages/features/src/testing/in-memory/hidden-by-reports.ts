import { hidesReported, isUnanswered } from '@campushive/contract';
import type { State, StoredCase } from './state.js';

/** Whether a request to take something down has waited for longer than a moderator has time. */
export const waitsTooLong = (state: State, { reports }: StoredCase): boolean =>
  isUnanswered(
    reports.map(({ reason, createdAt }) => ({ reason, createdAt: new Date(createdAt) })),
    state.now(),
  );

/** Whether reports hide a picture from everybody but its student, until a moderator decides. */
export const isPictureHidden = (state: State, id: string): boolean =>
  state.cases.some(
    (one) =>
      one.targetType === 'picture' &&
      one.targetId === id &&
      one.decision === null &&
      (hidesReported(one.reports.map(({ reason }) => reason)) || waitsTooLong(state, one)),
  );
