/** Words that belong to no single screen: what can go wrong with any call. */
export const messages = {
  offline: 'Network connection issue. Please check your internet connection.',
  timeout: 'That took too long. Please try again.',
  tooOften: (seconds: number) => `That was too much at once. Please try again in ${seconds} s.`,
  sessionEnded: 'Your session has ended. Please log in again.',
};

export type KernelMessages = typeof messages;
