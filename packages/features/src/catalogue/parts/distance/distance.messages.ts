export const messages = {
  /** `there` and `here` are a campus with its town, from `campusAndTown`. */
  away: (there: string, kilometres: number) => `${there} · about ${kilometres} km away`,
  farText: (here: string) =>
    `You are at ${here}, and you meet in person. Agree how you’ll meet before you pay.`,
  /** Variant for free listings. */
  farFree: (here: string) =>
    `You are at ${here}, and you meet in person. Agree how you’ll meet before you ask for it.`,
  /** Variant for a helper, who is paid. */
  farTask: (here: string) => `You are at ${here}. Agree how you’ll do it from there.`,
  farEvent: (here: string) => `You are at ${here}. Plan your way there and back.`,
  sameTown: (town: string) => `You’re both in ${town}`,
  /** Suggested start of a first message. */
  farDraft: (here: string, kilometres: number) =>
    `Hi! I’m at ${here}, about ${kilometres} km from you. How could we meet?`,
};

export type DistanceMessages = typeof messages;
