/** Texts of reviews by number of stars. */
export interface ReviewTexts {
  readonly of5: readonly string[];
  readonly of4: readonly string[];
  readonly of3: readonly string[];
}

/** Buyers about sellers. */
export const ABOUT_SELLERS: ReviewTexts = {
  of5: [
    'Exactly as in the photo. We met at the porter’s lodge and it took five minutes.',
    'She let me test everything before I gave the code. I will buy from her again.',
    'Came on time, had the charger and the receipt. No stress at all.',
    'I was afraid to pay first, but the money only went out when I had it in my hands.',
    'Very clean, and he even carried it up to my room on the third floor.',
    'Answered all my questions the same night. Honest about the small scratch.',
    'Good price and a real student. We found out that we take the same course.',
    'Waited for me when my lecture ran late. Thank you!',
    'Better than the one I saw in town, and cheaper. Works perfectly after a week.',
    'Smooth from the first message to the handover.',
  ],
  of4: [
    'Good item, a bit more used than I thought, but the price was fair.',
    'Came twenty minutes late, but called me. Everything works.',
    'Fine. The box was missing, as she had told me.',
    'All good, only the cable was a short one.',
  ],
  of3: ['It works, but it needed cleaning first.', 'Hard to reach for two days, then quick.'],
};

/** Reviews of workers by posters. */
export const ABOUT_WORKERS: ReviewTexts = {
  of5: [
    'Done a day early and better than I had asked for.',
    'Careful with my things, friendly, and knew the way.',
    'He kept me informed all the time. I would give him the key again.',
    'Clear work, no excuses. The whole group was happy with it.',
    'I only had to explain it once. Highly recommended.',
    'Fast and neat, and he asked before he changed anything.',
  ],
  of4: [
    'Good work, one small correction and it was right.',
    'A little late because of the rain, otherwise perfect.',
    'Did what we agreed on. I would ask again.',
  ],
  of3: ['The second half was better than the first.'],
};

/** Reviews of buyers by sellers, and of posters by workers. */
export const ABOUT_PAYERS: ReviewTexts = {
  of5: [
    'Paid at once and came on time.',
    'Polite, knew what she wanted, had the code ready.',
    'An easy handover in front of the library.',
    'No long bargaining. A pleasure.',
    'Explained everything well and released the money right away.',
  ],
  of4: ['Changed the place once, but told me early.', 'Nice person, a few questions more than usual.'],
  of3: ['I waited for half an hour.'],
};

/** Texts of applications. */
export const APPLICATIONS: readonly string[] = [
  'I am on campus all week and can start today.',
  'I did the same thing for two friends last month. They can tell you about it.',
  'I live in the next hall, so it is on my way.',
  'Give me until tomorrow evening and it is done.',
  'I have my own tools, you only need to show me the place.',
  'I am free after my 3 pm lecture. Can we talk about the details?',
  'First-class student, and patient. Try me.',
  'I can bring a friend with a trolley at no extra cost.',
  'This is what I study, so I would enjoy it.',
  'I could use the money, and I am never late.',
];

/** Messages in an event's group. */
export const GROUP_LINES: readonly string[] = [
  'Who else is coming from the main gate? We could share a taxi.',
  'I am coming with two friends, see you there.',
  'Is there a place to leave bags?',
  'Yes, there is a room next to the stage. I will be at the door.',
  'Great, then I come straight from lectures.',
];
