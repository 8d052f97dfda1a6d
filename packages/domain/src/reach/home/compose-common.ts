import type { Origin } from '../../calls/viewer.js';
import { campus } from '../../platform/campus.js';
import { countPeople } from './count-people.js';
import { findTestimonials } from './testimonials.js';
import { type Common, visitorFrom, type HomeContext } from './context.js';

export async function composeCommon(
  { parts, topics, platform }: HomeContext,
  origin: Origin,
  now: Date,
): Promise<Common> {
  const visitor = visitorFrom(origin);
  const [hives, counted, universities, figures, testimonials] = await Promise.all([
    parts['hives.types']({}, visitor),
    topics(now),
    parts['universities.list']({}, visitor),
    countPeople(platform),
    findTestimonials(platform, now),
  ]);
  return {
    ...figures,
    hives: hives.data,
    topics: counted,
    testimonials,
    universities: campus.landingInstitutions.flatMap((id) =>
      universities.data.filter((one) => one.id === id),
    ),
  };
}
