/** How a notification reads in another language than the server's. */
export interface NewsMessages {
  /** Its title by its kind; one that is not here keeps the server's own words. */
  readonly titles: Readonly<Record<string, string>>;
  /** The line under `message_received`; null keeps the server's. */
  readonly wroteToYou: ((name: string) => string) | null;
}

/** The server writes English. */
export const messages: NewsMessages = { titles: {}, wroteToYou: null };
