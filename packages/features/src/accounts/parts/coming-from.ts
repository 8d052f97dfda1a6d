/** Return page, as a part of a destination. */
export const comingFrom = (from: string | undefined): { from?: string } =>
  from === undefined ? {} : { from };
