/** The page to come back to, as a part of a destination. */
export const comingFrom = (from: string | undefined): { from?: string } =>
  from === undefined ? {} : { from };
