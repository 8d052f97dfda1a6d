import { DAY, HOUR } from '@campushive/contract';
import type { Stage } from '../../scene.js';

/** Returns the name of a listing's poster. */
export async function posterOf(stage: Stage, viewer: string, hiveId: string): Promise<string> {
  return (await stage.as(viewer).hives.get({ id: hiveId })).data.postedBy.name ?? '';
}

/** Returns an hour, in UTC, of the day that is some days from now. */
export function hourIn(now: Date, days: number, hour: number): Date {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return new Date(midnight + days * DAY + hour * HOUR);
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
