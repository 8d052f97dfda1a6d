import { HOUR } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';

/** First hour of the day, in Ghana's time, at which students trade. The hours before it count as the evening before. */
const MORNING = 6;

/** Moves a time of the night to the evening before, because students do not trade at night. */
export const toWakingHours = (time: Date): Date =>
  time.getUTCHours() < MORNING ? later(time, -MORNING * HOUR) : time;
