import { createServer, type IncomingMessage } from 'node:http';

/** Payment provider that answers at once and reports each started payment as paid. */
export interface Provider {
  readonly port: number;
  close(): void;
}

/** Starts the provider, with Paystack's shapes. */
export async function startProvider(): Promise<Provider> {
  const payments = new Map<string, unknown>();
  const server = createServer((request, response) => {
    answer(request, payments)
      .then((data) => {
        const body = JSON.stringify({ status: data !== undefined, message: 'Payment', data });
        response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(request: IncomingMessage, payments: Map<string, unknown>): Promise<unknown> {
  const verified = /^\/transaction\/verify\/(.+)$/.exec(request.url ?? '')?.[1];
  if (verified !== undefined) return payments.get(decodeURIComponent(verified));
  if (request.url !== '/transaction/initialize') return undefined;
  const { reference, amount, currency } = await read(request);
  payments.set(String(reference), {
    domain: 'test',
    status: 'success',
    reference,
    amount,
    currency,
    channel: 'card',
  });
  return { authorization_url: 'https://checkout.paystack.com/bench', access_code: 'bench', reference };
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body: unknown = JSON.parse(text);
  return Object.fromEntries(Object.entries(Object(body)));
}
