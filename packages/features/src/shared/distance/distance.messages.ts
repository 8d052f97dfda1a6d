export const messages = {
  /** `there` and `here` are a campus with its town, as `campusAndTown` words them. */
  away: (there: string, kilometres: number) => `${there} · about ${kilometres} km away`,
  farText: (here: string) => `You are at ${here}, and you meet in person. Agree on how before you pay.`,
  sameTown: (town: string) => `You’re both in ${town}`,
  /** What a first message begins with. */
  farDraft: (here: string, kilometres: number) =>
    `Hi! I’m at ${here}, about ${kilometres} km from you. How could we meet?`,
};

export type DistanceMessages = typeof messages;
