import type { HiveName } from '../catalogue/hives.js';
import { type Synonym, words, BASE_SYNONYMS } from './base-synonyms.js';

/** Typed words and their equivalents in listings. Words are folded: lower case, without accents and punctuation. */
export interface SearchVocabulary {
  readonly synonyms: readonly Synonym[];
  readonly intents: readonly Intent[];
  /** Filler words, ignored unless nothing else was typed. */
  readonly ignored: readonly string[];
}

/** Words that name a hive instead of words in the text, such as "tutor" in "maths tutor". */
export interface Intent {
  readonly typed: readonly string[];
  readonly hive: HiveName;
}

/** The base vocabulary of every campus, which adds its own words. English, French and chat spellings. */
export const BASE_VOCABULARY: SearchVocabulary = {
  ignored: words(
    'a affordable an and any are around at best buy buying can cheap cost de des do does du el find for from fresh get good have how i in is it la le les looking me much my near need needed new nice no of on or original pas person please pour price pls quality quick sale second secondhand sell selling some somebody someone something strong student students the thing things to un una une urgent urgently used want wanted wey what where which who with you your',
  ),
  intents: [
    {
      typed: [
        'tutor',
        'tutors',
        'tutoring',
        'tutorial',
        'tutorials',
        'lesson',
        'lessons',
        'teacher',
        'teach',
        'teaching',
        'cours',
        'professeur',
        'extra classes',
        'classes',
        'crash course',
        'learn',
        'learning',
        'tuition',
        'coaching',
      ],
      hive: 'academia',
    },
    {
      typed: [
        'past question',
        'past questions',
        'past papers',
        'past paper',
        'study material',
        'study materials',
        'handout',
        'handouts',
        'slides',
        'lecture notes',
        'annales',
        'pdf',
      ],
      hive: 'archive',
    },
    {
      typed: [
        'delivery',
        'deliver',
        'errand',
        'errands',
        'dispatch',
        'courier',
        'livraison',
        'pickup',
        'pick up',
      ],
      hive: 'logistics',
    },
    {
      typed: ['event', 'events', 'show', 'evenement', 'happening', 'things to do', 'ticket', 'tickets'],
      hive: 'buzz',
    },
    {
      typed: [
        'gig',
        'gigs',
        'job',
        'jobs',
        'part time',
        'part time job',
        'side hustle',
        'sidehustle',
        'petit boulot',
        'boulot',
        'work',
      ],
      hive: 'sidehustle',
    },
  ],
  synonyms: BASE_SYNONYMS,
};
