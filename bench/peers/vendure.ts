import { readFileSync } from 'node:fs';
import { freePort } from '../chaos/process.ts';
import { cycle } from '../load/calls.ts';
import type { Request } from '../load/meter.ts';
import { query } from '../load/stage.ts';
import { fill } from './fill.ts';
import { install } from './install.ts';
import { runToEnd, serve, type Command } from './peer-process.ts';
import { PAGE, PAGES_IN_TURNS, POOL, WORDS, type Shop } from './shop.ts';
import type { Answer, Facts, Journey, Step } from './turns.ts';

const VERSION = '3.7.3';

/** Installs Vendure, fills its database and starts its server. Throws when one of these fails. */
export async function openVendure(database: string, rows: number): Promise<Shop> {
  const folder = await install({
    name: 'vendure',
    packages: { '@vendure/core': VERSION, pg: '^8.0.0' },
    files: { 'server.mjs': './vendure/server.mjs' },
  });
  const port = await freePort();
  const command = (env: NodeJS.ProcessEnv): Command => ({
    folder,
    args: ['server.mjs'],
    env: {
      DATABASE_URL: database,
      PORT: String(port),
      POOL: String(POOL),
      VENDURE_DISABLE_TELEMETRY: 'true',
      ...env,
    },
  });
  await runToEnd(command({ PREPARE: '1' }));
  await fill(database, readFileSync(new URL('./vendure/fill.sql', import.meta.url), 'utf8'), rows);
  const served = await serve(command({}), port, '/health');
  const ids = await query(database, 'select id from product order by random()');
  return {
    ...served,
    name: 'Vendure',
    version: VERSION,
    database,
    journeys: journeys(ids.map(({ id }) => String(id))),
    change: {
      text: 'update product set "updatedAt" = now() where id = $1',
      ids: ids.map(({ id }) => String(id)),
    },
  };
}

/**
 * Lists and searches of its search index, a variant a row. Of Vendure's ways to list it needs the least time by far: grouping by product,
 * or its `products` query in an order, costs PostgreSQL 60 to 110 ms.
 */
const LIST = `query ($input: SearchInput!) { search(input: $input) { totalItems
  items { productId productName slug currencyCode productAsset { preview } priceWithTax { ... on SinglePrice { value } } } } }`;
const DETAIL = `query ($id: ID!) { product(id: $id) { id name slug description createdAt assets { preview }
  variants { id sku priceWithTax currencyCode stockLevel } } }`;
const RESULT = '__typename ... on Order { code state total } ... on ErrorResult { errorCode }';
const ADD = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { ${RESULT} } }`;
const ADDRESS = `mutation ($customer: CreateCustomerInput!, $address: CreateAddressInput!) {
  setCustomerForOrder(input: $customer) { ${RESULT} }
  setOrderShippingAddress(input: $address) { ${RESULT} }
  setOrderShippingMethod(shippingMethodId: ["1"]) { ${RESULT} }
  transitionOrderToState(state: "ArrangingPayment") { __typename ... on Order { state } } }`;
const PAY = `mutation { addPaymentToOrder(input: { method: "test", metadata: {} }) { ${RESULT} } }`;

const ask = (text: string, variables: unknown = {}, token?: string): Request => ({
  method: 'POST',
  path: '/shop-api',
  body: { query: text, variables },
  ...(token !== undefined && { token }),
});

function journeys(ids: readonly string[]): Shop['journeys'] {
  const [listing, word] = [cycle(ids), cycle(WORDS)];
  const pages = Math.ceil(ids.length / PAGE);
  const [turned, anywhere] = [cycle(upTo(Math.min(PAGES_IN_TURNS, pages))), cycle(upTo(pages))];
  let number = 0;
  const list = (page: () => number): Journey => [
    { request: () => ask(LIST, { input: { take: PAGE, skip: page() * PAGE } }), expects: '"productName"' },
  ];
  const term = () => `${word()} ${String((number = (number + 1) % ids.length))}`;
  return {
    first: list(() => 0),
    changing: list(turned),
    cold: list(anywhere),
    detail: [{ request: () => ask(DETAIL, { id: listing() }), expects: '"stockLevel"' }],
    search: [
      {
        request: () => ask(LIST, { input: { take: PAGE, term: term() } }),
        expects: '"totalItems"',
      },
    ],
    begin: [add(listing)],
    purchase: [add(listing), address, pay],
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Puts a product into the cart of a new visitor, whose session is in the response's header. */
const add = (listing: () => string): Step => ({
  request: () => ask(ADD, { id: listing() }),
  expects: '"state":"AddingItems"',
  read: ({ headers }: Answer): Facts => ({ token: headers['vendure-auth-token'] ?? '' }),
});

let customers = 0;
const address: Step = {
  request({ token = '' }) {
    customers += 1;
    return ask(
      ADDRESS,
      {
        customer: { firstName: 'Ama', lastName: 'Mensah', emailAddress: `${customers}@st.ug.edu.gh` },
        address: { streetLine1: 'Hall 1', city: 'Accra', countryCode: 'GH' },
      },
      token,
    );
  },
  expects: '"state":"ArrangingPayment"',
};

const pay: Step = {
  request: ({ token = '' }) => ask(PAY, {}, token),
  expects: '"state":"PaymentSettled"',
};
