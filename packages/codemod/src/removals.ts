/** Exports without a successor of the same shape, and the advice for their users. */
export interface Removal {
  readonly package: string;
  readonly names: readonly string[];
  readonly advice: string;
}

const CONTRACT = '@campushive/contract';
const FEATURES = '@campushive/features';

/** Exports of 0.1 that are gone. */
export const REMOVALS: readonly Removal[] = [
  {
    package: CONTRACT,
    names: [
      ...['COSTS', 'SINCE', 'USER_FILTERS', 'CASE_STATES', 'WANTED_FIELDS', 'LANDS', 'CREDIT_STATUSES'],
      ...['DEADLINE_KINDS', 'SOLD_REFUSALS', 'PRESENCES', 'RECEIPT_LINES', 'SUGGESTION_KINDS'],
      ...['PUSH_SERVICES', 'MIN_RESPONSES', 'LESSON_EVENTS', 'MEETUP_EVENTS', 'OFFER_EVENTS'],
      ...['OPINIONS_TO_SHOW', 'OFFER_LIFETIME_MS', 'PRICE_LOCK', 'VOUCHER_CODE_LENGTH', 'HIVE_POINTS'],
    ],
    advice: 'Write the value in your own code, or read it from the type of the field that has it.',
  },
  {
    package: CONTRACT,
    names: [
      ...['applicationMessage', 'workNote', 'disputeInput', 'paymentReference', 'payoutAccountInput'],
      ...['activityBar', 'messageEvent'],
    ],
    advice: 'Use the schema of the call or of the entity that contains it.',
  },
  {
    package: CONTRACT,
    names: ['LISTING_MOVES'],
    advice: 'Ask `mayMoveListing` of `@campushive/contract/listing-status`.',
  },
  {
    package: CONTRACT,
    names: ['isAmount'],
    advice: 'Read a typed price with `readPrice` and `amountOf` of `@campushive/contract/price-text`.',
  },
  {
    package: CONTRACT,
    names: ['courseSpellings', 'isHeard', 'weekdayOf', 'capacityOfKinds'],
    advice: 'Only the server used it. Copy it from 0.1 if you need it.',
  },
  {
    package: CONTRACT,
    names: ['english', 'french', 'spanish', 'swahili'],
    advice:
      'Render a notification with `renderNotification` of `@campushive/contract/notification-templates/render`.',
  },
  {
    package: CONTRACT,
    names: ['BASE_VOCABULARY', 'Intent', 'SearchVocabulary', 'Synonym', 'vocabularyOf'],
    advice:
      'Pass `knowledgeOf(campus)` of `@campushive/contract/search/knowledge` to `understand`, `correct` and `findTopics`.',
  },
  {
    package: CONTRACT,
    names: [
      ...['DIGIT_WORDS', 'HUNDRED', 'LOOKALIKES', 'REPEATS', 'TENS'],
      ...['Pattern', 'anchorsIn', 'indexPatterns', 'readPattern'],
    ],
    advice:
      'Use `createScamShield` of `@campushive/contract/scam/shield`, which has a trained model and rules.',
  },
  {
    package: FEATURES,
    names: ['InMemoryCampus', 'createInMemoryCampus'],
    advice:
      'Boot a campus with `createCampus` of `@campushive/testing`, and give `createStoryCampus` its client.',
  },
  {
    package: FEATURES,
    names: ['World', 'contractSuite'],
    advice: 'Test your client against a campus of `@campushive/testing`.',
  },
  {
    package: FEATURES,
    names: ['conversationQuery', 'conversationsQuery', 'groupQuery', 'groupsQuery', 'threadQuery'],
    advice: 'Prefetch with `prefetchMessages` of `@campushive/features/messages`.',
  },
  {
    package: FEATURES,
    names: ['useCampusWords'],
    advice: 'Leave it out: texts of the provider hold the words of the campus already.',
  },
  {
    package: FEATURES,
    names: ['priceProblem'],
    advice: 'Read a typed price with `readPrice` of `@campushive/contract/price-text`.',
  },
  {
    package: FEATURES,
    names: ['retryTranslations'],
    advice: 'Leave it out: translations are fetched again with the code that needs them.',
  },
];
