import type { PaystackHttp } from './paystack-http.js';

/** Checks of answers that transfers and recipients share. */
export interface PayoutReplies {
  readonly report: PaystackHttp['report'];
  readonly fromUs: PaystackHttp['fromUs'];
}
