import type { CallName } from '@campushive/contract';
import {
  appealed,
  listing,
  nothing,
  reportCase,
  right,
  soon,
  suspendedAccount,
  takedown,
  type RightInput,
} from '../ingredients.js';

/** Right inputs of the calls of trust. */
export const trustInputs = {
  'appeals.get': right(async (world) => ({ id: await takedown(world) })),
  'appeals.create': right(async (world) => ({ id: await takedown(world), text: 'It is my own laptop' })),
  'reports.create': right(async (world) => ({
    targetType: 'listing',
    targetId: await listing(world, 'essentials', world.other),
    reason: 'scam',
    details: 'Asks for money first',
  })),
  'moderation.reports': right(() => ({ state: 'open', targetType: 'listing', limit: '5' })),
  'moderation.resolve': right(async (world) => ({
    id: await reportCase(world),
    decision: 'suspend',
    note: 'Asks for money first',
    until: soon,
  })),
  'appeals.suspension': right(suspendedAccount),
  'appeals.createForAccount': right(async (world) => ({
    ...(await suspendedAccount(world)),
    text: 'It was not me',
  })),
  'appeals.list': right(() => ({ state: 'open', limit: '5' })),
  'appeals.resolve': right(async (world) => ({
    id: await appealed(world),
    decision: 'restore',
    note: 'You are right',
  })),
  'moderation.updateListing': right(async (world) => ({
    id: await listing(world, 'essentials', await world.stranger()),
    action: 'hide',
    reason: 'Asks for money first',
  })),
  'moderation.listings': right(() => ({ q: 'laptop', filter: 'all', limit: '5' })),
  'moderation.orders': right(() => ({ q: 'laptop', filter: 'held', limit: '5' })),
  'moderation.refund': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', reason: 'The seller has left' }),
    'not_found',
  ),
  'moderation.switches': nothing,
  'moderation.setSwitch': right(() => ({
    hive: 'essentials',
    feature: 'posting',
    on: true,
    reason: 'Checked again',
  })),
  'moderation.users': right(() => ({ q: 'kwame', filter: 'all', limit: '5' })),
  'moderation.updateUser': right(async (world) => ({
    id: (await world.stranger()).id,
    action: 'suspend',
    reason: 'Asks for money first',
    until: soon,
  })),
  'moderation.warnings': nothing,
  'moderation.health': right(() => ({ days: 7 })),
  'moderation.audit': right(() => ({ limit: '5' })),
} satisfies Partial<Record<CallName, readonly RightInput[]>>;
