/** Request for a document beside the calls, such as a signed link that any phone can open. */
export interface RouteRequest {
  /** Values of the path's placeholders. */
  readonly params: Readonly<Record<string, string>>;
  /** Fields of the query, not validated. */
  readonly query: unknown;
  readonly ip: string;
  /** Value of the Authorization header. */
  readonly authorization: string | undefined;
  /** Body as it arrived; undefined for a route that reads none. */
  readonly body: Uint8Array | undefined;
  /** Returns the value of a header by its name in lower case. */
  header(name: string): string | undefined;
}

export interface RouteReply {
  /** Media type of the body. */
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Document that the host serves under `/api` without a session. Its handler throws a Failure, as calls do. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Path with placeholders such as `/hives/:id/calendar.ics`. */
  readonly path: string;
  /** Passes the body on as bytes. Otherwise the handler gets none. */
  readonly reads?: 'bytes';
  handle(request: RouteRequest): Promise<RouteReply>;
}

/** Page that the link of a mail opens: a sentence, and a button that confirms. */
export interface ChoicePage {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** Label of the button; omitted once the choice is made. */
  readonly button?: string;
}

/** Choice that a mail links to. GET asks and POST executes, because programs that inspect mails follow links. */
export interface ChoiceRoute {
  readonly path: string;
  /** Reads the signed address; throws 404 for any other. Returns the page that asks. */
  ask(query: unknown): Promise<ChoicePage>;
  /** Executes the choice. Returns the page that confirms it. */
  confirm(query: unknown): Promise<ChoicePage>;
}

/** Returns a PDF as a private download. */
export const pdfReply = (name: string, body: Uint8Array): RouteReply => ({
  type: 'application/pdf',
  headers: {
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  },
  body,
});
