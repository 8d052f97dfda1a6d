import { TOPIC_IDS, TOPICS, type TopicId } from '../catalogue/topics.js';
import { wordsOf } from './words.js';

/** Returns the shelf of a hive that a title names first. Undefined without one. */
export function topicOfTitle(hive: string, title: string): TopicId | undefined {
  const shelves = TOPIC_IDS.filter((id) => TOPICS[id].hive === hive);
  for (const word of wordsOf(title)) {
    const named = shelves.find((id) => TOPICS[id].words.some((beginning) => word.startsWith(beginning)));
    if (named !== undefined) return named;
  }
  return undefined;
}
