import {
  CALL_TYPES,
  inQuery,
  routeOf,
  routes,
  type CallName,
  type Transport,
  type TransportRequest,
} from '@campushive/contract';

export interface PageRequest {
  readonly name: CallName;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: Blob | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageResponse {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter?: number | undefined;
}

const addresses = (Object.keys(routes) as CallName[]).map((name) => {
  const { method, path, pathFields } = routeOf(name);
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  return { name, method, pattern, pathFields, type: CALL_TYPES[name], words: pathFields.length };
});

/** Carries the client's requests to a function in this page. Bodies are copied, as a network would. */
export function createPageTransport(answer: (request: PageRequest) => Promise<PageResponse>): Transport {
  return async (request) => {
    request.signal?.throwIfAborted();
    const found = find(request);
    if (found === undefined) throw new Error(`No call is at ${request.method} ${request.path}`);
    const response = await answer({ ...found, headers: request.headers });
    request.signal?.throwIfAborted();
    return response;
  };
}

function find({ method, path, body }: TransportRequest): Omit<PageRequest, 'headers'> | undefined {
  const [address = '', search = ''] = path.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  const matching = addresses
    .filter((one) => one.method === method && one.pattern.test(address))
    // A fixed address wins over one with a placeholder.
    .sort((a, b) => a.words - b.words);
  const fewest = matching.filter(({ words }) => words === matching[0]?.words);
  const chosen = fewest.find(({ type }) => type !== undefined && type === query['type']) ?? fewest[0];
  if (chosen === undefined) return undefined;
  const values = chosen.pattern.exec(address)?.slice(1) ?? [];
  const inPath = Object.fromEntries(
    chosen.pathFields.map((field, at) => [field, decodeURIComponent(values[at] ?? '')]),
  );
  if (body instanceof FormData) {
    const { file, ...fields } = Object.fromEntries(body);
    return { name: chosen.name, fields, file: file instanceof Blob ? file : undefined };
  }
  const parameters = inQuery(chosen.name) ? query : copyOf(body ?? {});
  return { name: chosen.name, fields: { ...parameters, ...inPath }, file: undefined };
}

const copyOf = (body: object): Record<string, unknown> => JSON.parse(JSON.stringify(body));
