import { TOPIC_IDS, TOPICS, type TopicId } from '../catalogue/topics.js';
import { shelfOf } from './kinds-of.js';
import { correct, understand, type SearchKnowledge, type SearchTerm } from './understand.js';

/** Minimum length of a word. Shorter ones are prefixes of too many. */
const SHORTEST = 3;
const LONGEST_ENDING = 3;

/** Returns the topics of a query, including misspelt and alternative words. `words` are folded. */
export function findTopics(words: readonly string[], knowledge: SearchKnowledge): readonly TopicId[] {
  const found = topicsOf(words, knowledge);
  if (found.length > 0) return found;
  const better = correct(words, knowledge);
  return better === undefined ? found : topicsOf(better, knowledge);
}

function topicsOf(words: readonly string[], knowledge: SearchKnowledge): readonly TopicId[] {
  const { terms } = understand(words, knowledge);
  if (terms.length === 0) return [];
  return TOPIC_IDS.filter((id) =>
    terms.every(
      (term) =>
        term.hive === TOPICS[id].hive ||
        isAbout(term, wordsOfTopic(id)) ||
        term.kinds.some((kind) => shelfOf(kind, knowledge.lexicon) === id),
    ),
  );
}

const isAbout = ({ typed, alternatives }: SearchTerm, words: readonly string[]): boolean =>
  [typed, ...alternatives].some((phrase) =>
    phrase.some((word) => word.length >= SHORTEST && words.some((one) => isAkin(word, one))),
  );

/**
 * Returns whether one word is a prefix of the other, such as `lap` and `laptop`. `note` and `notebook` differ too much and do not count.
 */
const isAkin = (word: string, other: string): boolean =>
  other.startsWith(word) || (word.startsWith(other) && word.length - other.length <= LONGEST_ENDING);

/** Returns a topic's words, with the words of its id. */
const wordsOfTopic = (id: TopicId): readonly string[] => [...TOPICS[id].words, ...id.split('-')];
