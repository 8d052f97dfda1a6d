/** Source of randomness, so that a simulation can repeat it. */
export interface Random {
  bytes(length: number): Uint8Array;
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
}

/** Signs what phones check without a network. */
export interface SigningKey {
  /** Public key for phones: 32 bytes in base64url. */
  readonly publicKey: string;
  sign(body: Uint8Array): Uint8Array;
  verifies(body: Uint8Array, signature: Uint8Array): boolean;
}

/** Chance and keyed hashes. Nothing that these return may be logged. */
export interface Secrets {
  /** 256 random bits, base64url: sessions and reset links. */
  token(): string;
  /** `length` random decimal digits. */
  digits(length: number): string;
  /** Returns `length` decimal digits that look random and are always the same for the same `value`. */
  digitsOf(purpose: string, value: string, length: number): string;
  /** `length` random characters to read out and type in: no letter that looks like a figure. 5 bits each. */
  code(length: number): string;
  /** A keyed hash for short secrets (codes): useless to a reader of the database alone. */
  keyed(purpose: string, value: string): string;
  /** Encrypts a short text that the server has to read again, with a separate key for each purpose (AES-256-GCM). */
  seal(purpose: string, value: string): string;
  /** Reads what `seal` wrote. Undefined where it was changed, or sealed under another secret. */
  unseal(purpose: string, sealed: string): string | undefined;
  /** Derives the Ed25519 key of a purpose, so that all processes share it and no key is stored. */
  signingKey(purpose: string): SigningKey;
}
