import { DAY } from '../limits.js';

/** Period of the conversations that the response time covers, in ms. */
export const RESPONSE_WINDOW = 90 * DAY;
/** Maximum conversations that the response time covers, newest first. */
export const MAX_RESPONSES = 30;
/** Minimum replies below which no response time is shown. */
const MIN_RESPONSES = 3;

/** A conversation that someone else started, with the times of their first message and of the student's first reply. */
export interface FirstResponse {
  readonly askedAt: Date;
  /** Null without a reply. */
  readonly repliedAt: Date | null;
}

/** Returns the median minutes to a first reply. Null below `MIN_RESPONSES` replies, which would reflect one day only. */
export function responseMinutesOf(responses: readonly FirstResponse[]): number | null {
  const minutes = responses
    .flatMap(({ askedAt, repliedAt }) =>
      repliedAt === null ? [] : [Math.round((repliedAt.getTime() - askedAt.getTime()) / 60_000)],
    )
    .filter((wait) => wait >= 0)
    .sort((one, other) => one - other);
  if (minutes.length < MIN_RESPONSES) return null;
  const upper = minutes[Math.floor(minutes.length / 2)] ?? 0;
  const lower = minutes[Math.floor((minutes.length - 1) / 2)] ?? 0;
  return Math.round((lower + upper) / 2);
}

/** A student's response time in words, rounded. */
export type ResponsePace = 'minutes' | 'hour' | 'hours' | 'day' | 'days';

/** Returns the pace of a median: up to 10 minutes, an hour, 6 hours, a day, or more. */
export function responsePaceOf(minutes: number): ResponsePace {
  if (minutes <= 10) return 'minutes';
  if (minutes <= 60) return 'hour';
  if (minutes <= 6 * 60) return 'hours';
  return minutes <= 24 * 60 ? 'day' : 'days';
}
