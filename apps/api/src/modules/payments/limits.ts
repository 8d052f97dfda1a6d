/** Payments that one student may begin, or ask about, in a minute. */
export const CHECKS_A_MINUTE = 30;
/** Complaints, and answers to them, in an hour. */
export const COMPLAINTS_AN_HOUR = 10;
/** Proposals of one student, and answers to them, in an hour. */
export const SETTLEMENT_STEPS_AN_HOUR = 30;
/** Steps of deliveries that one student may take in an hour; codes have a limit of their own. */
export const DELIVERY_STEPS_AN_HOUR = 60;
/** Steps of the work of gigs that one student may take in an hour. */
export const COMPLETION_STEPS_AN_HOUR = 30;
/** Release vouchers that one student may hand in, in an hour. */
export const VOUCHERS_AN_HOUR = 60;
