export const messages = {
  empty: 'Nothing waiting',
  emptyText: 'Payouts that need you, or that we retry, appear here.',
  kinds: {
    operator: 'Needs you',
    temporary: 'Retrying',
    account: 'Seller’s turn',
  },
  since: (when: string) => `Since ${when}`,
  nextTry: (when: string) => `Next try ${when}`,
  atProvider: 'At the provider',
  to: (account: string) => `To ${account}`,
  words: (words: string) => `The provider: “${words}”`,
  retry: 'Try again',
  retryDone: 'We’re retrying the payout.',
  retryFailed: 'The payout could not be retried. Please try again.',
  giveBack: 'Ask the seller to check',
  giveBackText: (amount: string, name: string) =>
    `${amount} goes back to ${name}’s balance, and payouts stop until the account is saved again. Do this only when the account is at fault.`,
  giveBackHelp: 'Logged, and shown to the seller.',
  notWaiting: 'The payout is over, or its transfer is under way.',
  reasons: {
    recipient_invalid: 'The provider rejected the account',
    account_not_credited: 'The network did not credit the account',
    wallet_limit: 'The wallet’s limit is reached',
    transfer_returned: 'The network sent the money back',
    account_questioned: 'The seller was asked to check the account',
    balance_too_low: 'Your balance at the provider is too low. Top it up.',
    transfer_otp:
      'The provider waits for your one-time code. Enter it at the dashboard, then switch transfer OTP off.',
    business_not_registered:
      'The provider sends transfers for registered businesses only. Upgrade your account there.',
    transfer_limit: 'A transfer limit of your account at the provider is reached. Ask for a higher one.',
    key_refused:
      'The provider refuses the secret key. Check the key that the server has, and the allowed addresses.',
    approval_refused: 'The transfer was refused by your approval address or at the dashboard.',
    transfer_blocked: 'The provider’s own checks stopped the transfer. Ask its support.',
    transfer_abandoned: 'No one finished the transfer at the dashboard.',
    currency_refused: 'Your account at the provider does not send this currency.',
    request_refused: 'The provider found a fault in our request. Tell the developers.',
    keeps_failing: 'The network failed each attempt. Try again later, or ask the seller.',
    unknown_answer: 'The provider gave an unknown answer. Check its dashboard.',
    no_answer: 'The provider did not answer',
    rate_limited: 'Too many requests at the provider',
    provider_failed: 'The provider failed',
    network_failed: 'The network failed the transfer',
  },
};

export type DelayedPayoutsMessages = typeof messages;
