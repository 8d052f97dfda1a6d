import { MAX_WANTED_ANSWERS } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import { isStaff } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';
import { toListing } from '../hives/presenters.js';
import { answerWanted } from './answer-wanted.js';
import { closeWanted, renewWanted, updateWanted } from './change-wanted.js';
import { findAnswers, toWanted } from './store.js';
import { listWanted } from './list-wanted.js';
import { myWanted } from './my-wanted.js';
import { createWanted } from './create-wanted.js';
import { ownWanted, readableWanted } from './own-wanted.js';
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
    'wanted.list': listWanted(context),
    'wanted.mine': myWanted(context),
    async 'wanted.get'({ id }, { viewer }) {
      return { data: toWanted(await readableWanted(context, id, viewer), viewer, clock.now()) };
    },
    'wanted.create': createWanted(context),
    async 'wanted.update'(input, { viewer }) {
      await readableWanted(context, input.id, viewer);
      await db.transaction((tx) => updateWanted(tx, input, viewer, warningOf));
      return { data: await ownWanted(context, input.id, viewer), message: 'Saved' };
    },
    async 'wanted.close'({ id }, { viewer }) {
      await readableWanted(context, id, viewer);
      await db.transaction((tx) => closeWanted(tx, id, viewer));
      return { data: await ownWanted(context, id, viewer), message: 'Closed' };
    },
    async 'wanted.renew'({ id }, { viewer }) {
      await readableWanted(context, id, viewer);
      await db.transaction((tx) => renewWanted(tx, id, viewer, clock.now()));
      return { data: await ownWanted(context, id, viewer), message: 'Renewed' };
    },
    async 'wanted.answer'({ id, listingId }, { viewer }) {
      await limits.hit(`wanted-answer:${viewer.userId}`, ANSWERS_A_DAY, DAY_SECONDS);
      await readableWanted(context, id, viewer);
      await db.transaction((tx) => answerWanted(tx, { id, listingId }, viewer, { notify, now: clock.now() }));
      await outbox.flush();
      return { data: await ownWanted(context, id, viewer), message: 'Answered' };
    },
    async 'wanted.answers'({ id }, { viewer }) {
      const { post } = await readableWanted(context, id, viewer);
      const by = post.userId === viewer.userId || isStaff(viewer) ? undefined : viewer.userId;
      const rows = await findAnswers(db, id, by, MAX_WANTED_ANSWERS, clock.now());
      return { data: rows.map((row) => toListing(row, viewer)), count: rows.length };
    },
  };
  return { calls };
}
