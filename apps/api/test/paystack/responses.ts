/** The parts of a verified transaction that we read, as Paystack's document shows them. */
export const verifiedTransaction = {
  domain: 'test',
  status: 'success',
  reference: 'cmp-1',
  amount: 10_000,
  currency: 'GHS',
  channel: 'mobile_money',
  gateway_response: 'Approved',
  message: null,
  fees: 195,
};
