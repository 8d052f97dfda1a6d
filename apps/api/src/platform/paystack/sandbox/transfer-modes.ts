/** Outcomes of the transfers that are requested from now on: by the network, by a status, or by a refusal. */
interface Outcome {
  /** Statuses that follow each other after `pending`. Default: it stays pending. */
  readonly statuses?: readonly string[];
  /** Words of the network. Default: none. */
  readonly words?: string;
  /** Refusal instead of a transfer. */
  readonly refusal?: { readonly http: number; readonly code: string; readonly message: string };
  /** Refusal of `POST /transferrecipient` instead. */
  readonly recipientRefusal?: { readonly http: number; readonly code: string; readonly message: string };
}

const refusal = (http: number, code: string, message: string): Outcome => ({
  refusal: { http, code, message },
});
const failure = (words?: string): Outcome => ({
  statuses: ['failed'],
  ...(words !== undefined && { words }),
});

export const TRANSFER_OUTCOMES = {
  success: { statuses: ['success'] },
  pending: {},
  // The account's fault.
  failed: failure('The account could not be credited'),
  reversed: { statuses: ['success', 'reversed'], words: 'The account could not be credited' },
  recipient_invalid: refusal(400, 'transfer_recipient_not_found', 'Recipient specified is invalid'),
  account_invalid: {
    recipientRefusal: { http: 400, code: 'invalid_params', message: 'Account number is invalid' },
  },
  // The wallet's limit.
  wallet_limit: failure('Beneficiary daily limit exceeded'),
  wallet_limit_refused: refusal(
    400,
    'transfer_not_allowed',
    'Amount exceeds the wallet limit of the recipient',
  ),
  // The operator's case.
  refused: refusal(400, 'insufficient_balance', 'Your balance is not enough to fulfil this request'),
  starter_business: refusal(
    400,
    'unauthorized_feature',
    'You cannot initiate third party payouts as a starter business',
  ),
  limit: refusal(400, 'transfer_limit_exceeded', 'Transfer limit for this business is exceeded'),
  currency: refusal(400, 'unsupported_currency', 'Currency not supported by merchant'),
  key: refusal(401, 'invalid_Key', 'Invalid key'),
  faulty_request: refusal(400, 'missing_params', 'Reason is required'),
  otp: { statuses: ['otp'] },
  abandoned: { statuses: ['abandoned'] },
  blocked: { statuses: ['blocked'] },
  rejected: { statuses: ['rejected'] },
  unknown_status: { statuses: ['on-hold'] },
  unknown_refusal: refusal(400, 'teapot', 'The moon is full'),
  unknown_failure: failure('Gremlins'),
  // Ends without a further step.
  received: { statuses: ['received'] },
  network_failed: failure(),
  network_timeout: failure('The network timed out'),
  rate_limited: refusal(429, 'rate_limited', 'Too many requests'),
  unavailable: refusal(503, 'api_error', 'Service unavailable'),
} as const satisfies Record<string, Outcome>;

export type TransferMode = keyof typeof TRANSFER_OUTCOMES;

const isMode = (name: string): name is TransferMode => Object.hasOwn(TRANSFER_OUTCOMES, name);
export const TRANSFER_MODES: readonly TransferMode[] = Object.keys(TRANSFER_OUTCOMES).filter(isMode);

/** Statuses that Paystack announces with a webhook. */
export const ANNOUNCED_STATUSES: readonly string[] = ['success', 'failed', 'reversed'];

export const outcomeOf = (mode: TransferMode): Outcome => TRANSFER_OUTCOMES[mode];
