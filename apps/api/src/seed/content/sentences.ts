const PROGRAMMES = [
  ...['Nursing', 'Geology', 'Law', 'Economics', 'Computer Science', 'Agric'],
  ...['Pharmacy', 'Fine Art', 'Civil Engineering', 'Psychology', 'Accounting'],
];
const TIMES = [
  ...['this Friday', 'on Saturday morning', 'after 4 pm', 'before Monday', 'any evening this week'],
  ...[
    'between lectures',
    'on Sunday after church',
    'by Wednesday',
    'tonight',
    'on Thursday at noon',
    'tomorrow',
  ],
];

type Template = (word: string) => string;

/** Reasons for things that take up room. */
const LARGE_REASONS: readonly Template[] = [
  (study) => `I’m done with ${study} and have to empty my room.`,
  (study) => `My ${study} internship is in another town, and it won’t fit in the bus.`,
  (study) => `I’m moving in with a ${study} mate who has one already.`,
  (study) => `My room is too small for it and all my ${study} work.`,
  (study) => `Going home after my ${study} finals, can’t take it along.`,
  (study) => `Clearing my corner before the ${study} field trip.`,
];
/** Reasons for books and what lectures need. */
const STUDY_REASONS: readonly Template[] = [
  (study) => `I passed the paper, so it can go to the next ${study} student.`,
  (study) => `Bought it for level 100 ${study}, hardly opened it since.`,
  (study) => `It brought me through a whole ${study} semester.`,
  (study) => `My ${study} department gave us one, so this one is spare.`,
  (study) => `I’ve switched from ${study} and don’t need it any more.`,
];
const SMALL_REASONS: readonly Template[] = [
  (study) => `Need money for my ${study} project.`,
  (study) => `Got a better one after my ${study} attachment.`,
  (study) => `My aunt gave me one when I got into ${study}; now I have two.`,
  (study) => `My roommate in ${study} has one too, so this one goes.`,
  (study) => `I hardly use it since ${study} keeps me in the library.`,
  (study) => `Ask my ${study} mates, I keep my things well.`,
  (study) => `Saving for my ${study} field trip.`,
];
const CLOSINGS: readonly Template[] = [
  (time) => `Come and see it ${time}.`,
  (time) => `I’m free ${time} if you want to test it.`,
  (time) => `I can bring it to your hall ${time}.`,
  (time) => `Small discount if you take it ${time}.`,
  (time) => `If you’re serious, let’s meet ${time}.`,
  (time) => `Message me to pick it up ${time}.`,
  (time) => `First to come ${time} gets it.`,
  (time) => `We can talk about the price ${time}.`,
  (time) => `Ask me anything, I’ll reply ${time}.`,
  (time) => `Try it before you pay, best ${time}.`,
  (time) => `You’ll find me on campus ${time}.`,
  (time) => `Let’s agree on a place and meet ${time}.`,
];
const OFFERS: readonly Template[] = [
  (time) => `Apply and tell me if ${time} works.`,
  (time) => `I choose someone ${time}.`,
  (time) => `First-timers are welcome; we can start ${time}.`,
  (time) => `Show me one thing you’ve done, I’ll look ${time}.`,
  (time) => `I pay before you start, and we begin ${time}.`,
  (time) => `Ask me anything, I’m online ${time}.`,
  (time) => `It would help me a lot to have it settled ${time}.`,
  (time) => `Say when you’re free; for me it’s easiest ${time}.`,
  (time) => `No stress, but please answer ${time}.`,
  (time) => `Two lines about yourself are enough; I read them ${time}.`,
  (time) => `If it goes well there’s more to do ${time}.`,
];

/** Returns a sentence for each number; sentences repeat only after all combinations. */
const numbered =
  (templates: readonly Template[], words: readonly string[]) =>
  (number: number): string => {
    const word = words[Math.floor(number / templates.length) % words.length] ?? '';
    return templates[number % templates.length]?.(word) ?? '';
  };

/** Reason of a sale, by the sort of thing. */
export const REASON_OF = {
  large: numbered(LARGE_REASONS, PROGRAMMES),
  study: numbered(STUDY_REASONS, PROGRAMMES),
  small: numbered(SMALL_REASONS, PROGRAMMES),
};
/** Closing sentence of a seller. */
export const closingOf = numbered(CLOSINGS, TIMES);
/** Request to applicants by the poster of a gig. */
export const offerOf = numbered(OFFERS, TIMES);
