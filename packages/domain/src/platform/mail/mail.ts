/** A mail that is ready to go. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Recipient of replies, when that is not the sender. */
  readonly replyTo?: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Takes mails to where they are read: an SMTP server, or the development mailbox. */
export interface MailTransport {
  /** Whether mails go to a mailbox of this process, which needs no queue. */
  readonly isLocal?: true;
  deliver(mail: Mail): Promise<void>;
}
