/** Payments that one student may start or check per minute. */
export const CHECKS_A_MINUTE = 30;
/** Disputes, and answers to them, per hour. */
export const COMPLAINTS_AN_HOUR = 10;
/** Settlement proposals of one student, and answers to them, per hour. */
export const SETTLEMENT_STEPS_AN_HOUR = 30;
/** Steps of deliveries that one student may take per hour; codes have a separate limit. */
export const DELIVERY_STEPS_AN_HOUR = 60;
/** Steps of the work of gigs that one student may take per hour. */
export const COMPLETION_STEPS_AN_HOUR = 30;
/** Release vouchers that one student may submit per hour. */
export const VOUCHERS_AN_HOUR = 60;
