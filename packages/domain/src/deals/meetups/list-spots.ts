import { findUniversity, meetupSpotsOf } from '@campushive/contract';
import { campus } from '../../platform/campus.js';
import { notFound } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';

export const listSpots: Handler<'meetups.spots'> = async ({ university }) => {
  const found = university === undefined ? undefined : findUniversity(campus, university);
  if (university !== undefined && found === undefined) throw notFound('University');
  const data = meetupSpotsOf(campus, found?.id);
  return { data, count: data.length };
};
