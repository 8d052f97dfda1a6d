import type { PersonalData } from '../../base/personal-data/personal-data.js';
import { eraseTalks } from '../messages/erase-talks.js';
import { forgetReaderOfGroups, forgetSender } from './forget-sender.js';
import { TALK_HOLDINGS } from './holdings.js';

/** Personal data of conversations. */
export const TALK_DATA: PersonalData = {
  holdings: TALK_HOLDINGS,
  async erase(_context, tx, { id }) {
    await forgetReaderOfGroups(tx, id);
    await forgetSender(tx, id);
    return eraseTalks(tx, id);
  },
};
