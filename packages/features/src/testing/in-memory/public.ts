import { campus as ghana } from '@campushive/campus-ghana';
import { findUniversity, HOUR, TOPIC_IDS, TOPICS, type Home } from '@campushive/contract';
import { authCalls } from './auth.js';
import { hiveCalls } from './hives.js';
import { refuse, type InMemoryCalls, type State, type Student } from './state.js';

type PublicCalls = InMemoryCalls<'home.get' | 'topics.list' | 'contact.send' | 'feedback.send'>;

const FRONT_UNIVERSITIES = ['ug', 'knust', 'ucc', 'central', 'gimpa', 'ashesi', 'upsa', 'uew'];

/** In-memory calls for the home page and the contact form. */
export function publicCalls(state: State): PublicCalls {
  const hives = hiveCalls(state);
  const visitors = authCalls(state, () => null);
  // Public calls have no student.
  const visitor = null as unknown as Student;
  const topics = () =>
    TOPIC_IDS.map((id) => ({
      id,
      hive: TOPICS[id].hive,
      count: hives['hives.list']({ topic: id }, visitor).count ?? 0,
    }));
  const testimonials = (): Home['testimonials'] =>
    state.reviews
      .filter((one) => one.shownAt <= state.now().getTime() && one.stars >= 4 && one.text.length >= 40)
      .slice(-3)
      .reverse()
      .map(({ id, stars, text, author }) => ({
        id,
        stars,
        text,
        university: findUniversity(ghana, author.universityId)?.displayName ?? null,
      }));
  const limit = (from: string, most: number) => {
    const since = state.now().getTime() - HOUR;
    const before = state.contactMessages.filter((one) => one.from === from && one.at > since).length;
    if (before >= most) refuse('rate_limited', 'That was too much at once.', undefined, HOUR / 1_000);
    state.contactMessages.push({ from, at: state.now().getTime() });
  };

  return {
    'home.get'({ first }) {
      const fresh = hives['hives.list']({ first, sort: 'newest', limit: 12 }, visitor);
      const { data: featured } = hives['hives.list'](
        { first, hiveType: 'sidehustle', sort: 'newest', limit: 4 },
        visitor,
      );
      const { data: things } = hives['hives.list'](
        { first, hiveType: 'essentials', sort: 'newest', limit: 8 },
        visitor,
      );
      const universities = visitors['universities.list']({}, visitor).data;
      return {
        data: {
          studentCount: state.students.length,
          listingCount: fresh.count ?? 0,
          completedCount: state.orders.filter(({ status }) => status === 'released').length,
          hives: hives['hives.types']({}, visitor).data,
          topics: topics(),
          featured,
          fresh: fresh.data.filter(({ id }) => !featured.some((one) => one.id === id)).slice(0, 8),
          pictured: things.filter(({ photos }) => photos.length > 0).slice(0, 4),
          testimonials: testimonials(),
          universities: FRONT_UNIVERSITIES.flatMap((id) => universities.filter((one) => one.id === id)),
        },
      };
    },
    'topics.list': () => ({ data: topics(), count: TOPIC_IDS.length }),
    'contact.send'({ email, website = '' }) {
      if (website === '') limit(email.toLowerCase(), 3);
      return { message: 'Thank you for your message! We answer within one working day.' };
    },
    'feedback.send'(_input, me) {
      limit(me.id, 10);
      return { message: 'Thank you for your feedback! We will review your suggestion.' };
    },
  };
}
