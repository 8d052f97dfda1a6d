import { MAX_WANTED_ANSWERS } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import { isStaff } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';
import { toListing } from '../hives/presenters.js';
import { answerWantedPost } from './answer-wanted.js';
import { closeWantedPost, renewWantedPost, updateWantedPost } from './change-wanted.js';
import { findAnswers, toWantedPost } from './store.js';
import { listWantedPosts } from './list-wanted.js';
import { listOwnWantedPosts } from './my-wanted.js';
import { handleCreateWantedPost } from './create-wanted.js';
import { findOwnWantedPost, readableWantedPost } from './own-wanted.js';
import { type WantedDeps, DAY_SECONDS, type WantedContext } from './context.js';

type WantedCalls = Handlers<
  | 'wanted.list'
  | 'wanted.mine'
  | 'wanted.get'
  | 'wanted.create'
  | 'wanted.update'
  | 'wanted.close'
  | 'wanted.renew'
  | 'wanted.answer'
  | 'wanted.answers'
>;
const ANSWERS_A_DAY = 40;

/** Wanted posts of students in Essentials, and the listings that answer them. */
export function createWantedModule(
  platform: Platform,
  { notify, warningOf }: WantedDeps,
): { readonly calls: WantedCalls } {
  const { db, clock, limits, outbox } = platform;
  const context: WantedContext = { clock, db, limits, warningOf };

  const calls: WantedCalls = {
    'wanted.list': listWantedPosts(context),
    'wanted.mine': listOwnWantedPosts(context),
    async 'wanted.get'({ id }, { viewer }) {
      return { data: toWantedPost(await readableWantedPost(context, id, viewer), viewer, clock.now()) };
    },
    'wanted.create': handleCreateWantedPost(context),
    async 'wanted.update'(input, { viewer }) {
      await readableWantedPost(context, input.id, viewer);
      await db.transaction((tx) => updateWantedPost(tx, input, viewer, warningOf));
      return { data: await findOwnWantedPost(context, input.id, viewer), message: 'Saved' };
    },
    async 'wanted.close'({ id }, { viewer }) {
      await readableWantedPost(context, id, viewer);
      await db.transaction((tx) => closeWantedPost(tx, id, viewer));
      return { data: await findOwnWantedPost(context, id, viewer), message: 'Closed' };
    },
    async 'wanted.renew'({ id }, { viewer }) {
      await readableWantedPost(context, id, viewer);
      await db.transaction((tx) => renewWantedPost(tx, id, viewer, clock.now()));
      return { data: await findOwnWantedPost(context, id, viewer), message: 'Renewed' };
    },
    async 'wanted.answer'({ id, listingId }, { viewer }) {
      await limits.hit(`wanted-answer:${viewer.userId}`, ANSWERS_A_DAY, DAY_SECONDS);
      await readableWantedPost(context, id, viewer);
      await db.transaction((tx) =>
        answerWantedPost(tx, { id, listingId }, viewer, { notify, now: clock.now() }),
      );
      await outbox.flush();
      return { data: await findOwnWantedPost(context, id, viewer), message: 'Answered' };
    },
    async 'wanted.answers'({ id }, { viewer }) {
      const { post } = await readableWantedPost(context, id, viewer);
      const by = post.userId === viewer.userId || isStaff(viewer) ? undefined : viewer.userId;
      const rows = await findAnswers(db, id, by, MAX_WANTED_ANSWERS, clock.now());
      return { data: rows.map((row) => toListing(row, viewer)), count: rows.length };
    },
  };
  return { calls };
}
