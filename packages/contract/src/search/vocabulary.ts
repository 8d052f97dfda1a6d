import { type SearchVocabulary, BASE_VOCABULARY } from './base-vocabulary.js';
import type { Synonym } from './base-synonyms.js';

const vocabularies = new WeakMap<SearchVocabulary, SearchVocabulary>();

/** Returns the base vocabulary with a campus's own words. Cached. */
export function vocabularyOf(own: SearchVocabulary): SearchVocabulary {
  const cached = vocabularies.get(own) ?? {
    ignored: [...BASE_VOCABULARY.ignored, ...own.ignored],
    intents: [...BASE_VOCABULARY.intents, ...own.intents],
    synonyms: own.synonyms.reduce(addSynonym, BASE_VOCABULARY.synonyms),
  };
  vocabularies.set(own, cached);
  return cached;
}

/** Adds a synonym. Existing synonyms that share a phrase with it get its words. */
function addSynonym(synonyms: readonly Synonym[], added: Synonym): readonly Synonym[] {
  const shares = ({ typed }: Synonym) => typed.some((phrase) => added.typed.includes(phrase));
  if (!synonyms.some(shares)) return [...synonyms, added];
  return synonyms.map((synonym) => (shares(synonym) ? joined(synonym, added) : synonym));
}

const joined = (synonym: Synonym, other: Synonym): Synonym => ({
  typed: [...new Set([...synonym.typed, ...other.typed])],
  finds: [...new Set([...synonym.finds, ...other.finds])],
  except: [...(synonym.except ?? []), ...(other.except ?? [])],
});
