/** Outcome of a request to an address that a partner named. */
export type PostOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'refused_address' | 'unreachable' | 'timeout' };

export interface OutsidePost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Allows HTTPS and public addresses only. False in development, where partners are on this machine. */
  readonly guarded: boolean;
}

/** Requests to servers that partners name. */
export interface Outside {
  /**
   * Posts to an external address, and reads the status alone. Redirects are not followed. A guarded request goes only to an address
   * on the public internet, which is checked when the connection is made. Never throws; gives up after 10 s.
   */
  post(request: OutsidePost): Promise<PostOutcome>;
  /** Whether the host of an address resolves, to public IP addresses only. */
  resolvesPublicly(url: URL): Promise<boolean>;
}
