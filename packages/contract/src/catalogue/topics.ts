import type { BuiltInHive } from './hives.js';

/** Subcategories of hives for browsing. A listing belongs to a topic when any of its words starts with one of the topic's words. */
export const TOPIC_IDS = [
  'laptops-phones',
  'hostel',
  'maths-science',
  'past-questions',
  'errands',
  'events',
  'hair-beauty',
  'design-photo',
  'books',
  'fashion',
  'languages',
  'notes',
] as const;
/** The id of a topic. Clients translate it. */
export type TopicId = (typeof TOPIC_IDS)[number];

/** The hive of a topic, and the words that place a listing in it. */
export interface TopicRecord {
  readonly hive: BuiltInHive;
  /** Prefixes of words, folded: without case and accents. */
  readonly words: readonly string[];
}

/** Hive and words of every topic. */
export const TOPICS: Readonly<Record<TopicId, TopicRecord>> = {
  'laptops-phones': {
    hive: 'essentials',
    words: ['laptop', 'phone', 'iphone', 'tablet', 'elitebook', 'macbook', 'charger', 'headphone'],
  },
  hostel: {
    hive: 'essentials',
    words: ['mattress', 'fridge', 'kettle', 'cooker', 'kitchen', 'fan', 'chair', 'lamp', 'hostel'],
  },
  'maths-science': {
    hive: 'academia',
    words: ['calculus', 'algebra', 'physics', 'chemistry', 'statistic', 'math', 'biology'],
  },
  'past-questions': { hive: 'archive', words: ['past', 'question', 'exam'] },
  errands: { hive: 'logistics', words: ['errand', 'parcel', 'deliver', 'pick', 'grocer', 'market', 'move'] },
  events: {
    hive: 'buzz',
    words: ['party', 'workshop', 'seminar', 'concert', 'match', 'game', 'night', 'week'],
  },
  'hair-beauty': { hive: 'sidehustle', words: ['braid', 'hair', 'barber', 'make', 'cornrow', 'nail'] },
  'design-photo': {
    hive: 'sidehustle',
    words: ['design', 'logo', 'poster', 'flyer', 'photo', 'video', 'camera'],
  },
  books: { hive: 'essentials', words: ['book', 'textbook', 'calculator', 'casio', 'stationery'] },
  fashion: { hive: 'essentials', words: ['shirt', 'shoe', 'sneaker', 'dress', 'bag', 'backpack', 'jersey'] },
  languages: { hive: 'academia', words: ['french', 'english', 'twi', 'writing', 'essay', 'spanish'] },
  notes: { hive: 'archive', words: ['note', 'slide', 'summary', 'textbook', 'guide'] },
};
