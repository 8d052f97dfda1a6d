/** Push address of a browser, and the keys with which only that browser can decrypt. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Sends to browsers through their makers' push services. */
export interface PushSender {
  readonly publicKey: string;
  /** Sends a push message. Returns `gone` when the browser's subscription has ended; throws on temporary errors. */
  send(target: PushTarget, payload: object, topic: string): Promise<'sent' | 'gone'>;
}
