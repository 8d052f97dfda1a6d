/** Hashes passwords. All may throw `unavailable` with a `retryAfter` when hundreds of passwords wait to be hashed. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is the one behind the hash; without a hash it takes the same time to say no. */
  isPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
  /**
   * Does the work beside hashing a dummy password, and ends when both have: the hashing takes longer, so that how
   * long it took does not tell whether the work found an address.
   */
  behindHashing<T>(work: () => Promise<T>): Promise<T>;
}
