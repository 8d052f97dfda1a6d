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

const REASONS: readonly Template[] = [
  (study) => `I’m done with ${study}, so my room has to be empty.`,
  (study) => `Need money for my ${study} project.`,
  (study) => `Bought it for level 100 ${study}, hardly touched it since.`,
  (study) => `My ${study} internship is in another town and it won’t fit in the bus.`,
  (study) => `My roommate in ${study} has one too, so this one goes.`,
  (study) => `Got a better one after my ${study} attachment.`,
  (study) => `Going on exchange with ${study}, can’t take it along.`,
  (study) => `Clearing my corner before the ${study} field trip.`,
  (study) => `My aunt gave me one when I got into ${study}; now I have two.`,
  (study) => `It survived a whole ${study} semester with me.`,
  (study) => `${study} handouts are not free, so I’m selling.`,
  (study) => `Ask my ${study} mates, I keep my things well.`,
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
  (time) => `I’m around ${time} to show you everything.`,
  (time) => `No stress, but please answer ${time}.`,
  (time) => `Two lines about yourself are enough; I read them ${time}.`,
  (time) => `If it goes well there’s more to do ${time}.`,
  (time) => `Bring a friend if you like, we meet ${time}.`,
];

/** Returns a sentence for each number; sentences repeat only after all combinations. */
const numbered =
  (templates: readonly Template[], words: readonly string[]) =>
  (number: number): string => {
    const word = words[Math.floor(number / templates.length) % words.length] ?? '';
    return templates[number % templates.length]?.(word) ?? '';
  };

/** Reason of a sale. */
export const reasonOf = numbered(REASONS, PROGRAMMES);
/** Closing sentence of a seller. */
export const closingOf = numbered(CLOSINGS, TIMES);
/** Request to applicants by the poster of a gig. */
export const offerOf = numbered(OFFERS, TIMES);
