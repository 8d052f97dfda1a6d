import { holding, type Holding } from '../../base/personal-data/personal-data.js';
import {
  blocks,
  follows,
  knownDevices,
  passkeys,
  passwordResets,
  sessions,
  signInAlarms,
  studentCodes,
  users,
} from '../../platform/database/schema/index.js';

/** Tables of accounts with a student's id. */
export const ACCOUNTS_HOLDINGS: readonly Holding[] = [
  holding(users, [users.id], 'emptied'),
  holding(sessions, [sessions.userId], 'erased'),
  holding(passkeys, [passkeys.userId], 'erased'),
  holding(studentCodes, [studentCodes.userId], 'erased', 'others'),
  holding(knownDevices, [knownDevices.userId], 'erased', 'others'),
  holding(signInAlarms, [signInAlarms.userId], 'erased', 'others'),
  holding(passwordResets, [passwordResets.userId], 'erased', 'others'),
  holding(follows, [follows.followerId], 'erased'),
  holding(follows, [follows.followedId], 'erased', 'others'),
  holding(blocks, [blocks.blockerId], 'erased'),
  holding(blocks, [blocks.blockedId], 'erased', 'others'),
];
