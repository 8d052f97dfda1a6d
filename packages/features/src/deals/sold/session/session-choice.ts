/** Booked tutoring session. */
export interface SessionChoice {
  readonly startsAt: string;
  readonly hours: number;
  /** Weekly series of the session. */
  readonly seriesId?: string;
}
