/** What we need of whoever collects the money. Amounts are pesewas. The ledger, not the provider, knows who is owed what. */
export interface PaymentProvider {
  /** Prepares a charge under our reference. */
  initialize(charge: NewCharge): Promise<{ authorizationUrl: string; accessCode: string }>;
  /** What became of a charge; undefined when the provider has never heard of it. */
  verify(reference: string): Promise<Charge | undefined>;
  /** Gives all of it back; asking twice for the same charge is harmless. */
  refund(reference: string, amount: number, reason: string): Promise<{ id: string }>;
}

export interface NewCharge {
  readonly reference: string;
  readonly email: string;
  readonly amount: number;
  /** Where the payer returns to. */
  readonly callbackUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface Charge {
  readonly reference: string;
  /** `open` may still become either: abandoned is not final. */
  readonly status: 'success' | 'failed' | 'open';
  readonly amount: number;
  readonly currency: string;
  readonly channel: string | null;
  /** What the provider keeps of it. */
  readonly providerFee: number;
  /** The provider's word on it, for people. */
  readonly reason: string | null;
}

/** The provider could not be asked, or did not understand us. Worth trying again later. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}
