import type { Secrets } from '@campushive/domain/platform/ports/secrets';
import type { Viewer } from '@campushive/domain/calls/viewer';

/**
 * Stand for a viewer in the calls that the server makes to itself while it renders their page: the document cookie must never
 * open the API, and the session's token is not known here. A ticket is never sent anywhere, and ends with the page.
 */
export class PageTickets {
  readonly #secrets: Pick<Secrets, 'token'>;
  readonly #holders = new Map<string, Viewer>();

  constructor(secrets: Pick<Secrets, 'token'>) {
    this.#secrets = secrets;
  }

  /** Runs `render` with a ticket, which is worth nothing afterwards. */
  async during<Result>(viewer: Viewer, render: (ticket: string) => Promise<Result>): Promise<Result> {
    const ticket = this.#secrets.token();
    this.#holders.set(ticket, viewer);
    try {
      return await render(ticket);
    } finally {
      this.#holders.delete(ticket);
    }
  }

  /** Returns the viewer of a ticket; undefined for an unknown or expired one. */
  holderOf(ticket: string): Viewer | undefined {
    return this.#holders.get(ticket);
  }
}
