import { readFileSync } from 'node:fs';
import { freePort } from '../chaos/process.ts';
import { cycle } from '../load/calls.ts';
import type { Request } from '../load/meter.ts';
import { query } from '../load/stage.ts';
import { fill } from './fill.ts';
import { install } from './install.ts';
import { runToEnd, serve, type Command } from './peer-process.ts';
import { PAGE, PAGES_IN_TURNS, POOL, WORDS, type Shop } from './shop.ts';
import type { Journey, Step } from './turns.ts';

const VERSION = '2.21.2';
const CLI = 'node_modules/@medusajs/cli/cli.js';

/** Ids that the preparation printed. */
interface Ids {
  readonly key: string;
  readonly region: string;
  readonly option: string;
}

/** Installs Medusa, fills its database and starts its server. Throws when one of these fails. */
export async function openMedusa(database: string, rows: number): Promise<Shop> {
  const folder = await install({
    name: 'medusa',
    packages: { '@medusajs/medusa': VERSION, '@medusajs/framework': VERSION, '@medusajs/cli': VERSION },
    files: { 'medusa-config.js': './medusa/medusa-config.cjs', 'prepare.js': './medusa/prepare.cjs' },
  });
  const env = {
    DATABASE_URL: database,
    POOL: String(POOL),
    LOG_LEVEL: 'error',
    MEDUSA_DISABLE_TELEMETRY: 'true',
  };
  const command = (...args: string[]): Command => ({ folder, args: [CLI, ...args], env });
  await runToEnd(command('db:migrate', '--skip-scripts'));
  const ids = idsIn(await runToEnd(command('exec', './prepare.js')));
  await fill(database, readFileSync(new URL('./medusa/fill.sql', import.meta.url), 'utf8'), rows);
  const port = await freePort();
  const served = await serve(command('start', '-H', '127.0.0.1', '-p', String(port)), port, '/health');
  const products = await query(database, 'select id from product where deleted_at is null order by random()');
  const productIds = products.map(({ id = '' }) => id);
  return {
    ...served,
    name: 'Medusa',
    version: VERSION,
    database,
    journeys: { ...reading(ids, productIds), ...buying(ids, productIds) },
    change: { text: 'update product set updated_at = now() where id = $1', ids: productIds },
  };
}

function idsIn(output: string): Ids {
  const line = output.split('\n').findLast((one) => one.startsWith('{"key"'));
  if (line === undefined) throw new Error('its preparation printed no ids');
  const { key, region, option }: Record<string, unknown> = JSON.parse(line);
  return { key: String(key), region: String(region), option: String(option) };
}

const FIELDS = 'id,title,handle,thumbnail,*variants.calculated_price';

function reading({ key, region }: Ids, ids: readonly string[]) {
  const [listing, word] = [cycle(ids), cycle(WORDS)];
  const pages = Math.ceil(ids.length / PAGE);
  let [turned, anywhere, number] = [0, 0, 0];
  const get = (path: () => string, expects: string): Journey => [
    { request: () => ({ method: 'GET', path: path(), headers: { 'x-publishable-api-key': key } }), expects },
  ];
  const list = (page: () => number) =>
    get(
      () =>
        `/store/products?limit=${PAGE}&offset=${page() * PAGE}&order=-created_at&region_id=${region}&fields=${FIELDS}`,
      '"calculated_amount"',
    );
  return {
    first: list(() => 0),
    changing: list(() => (turned = (turned + 1) % Math.min(PAGES_IN_TURNS, pages))),
    cold: list(() => (anywhere = (anywhere + 1) % pages)),
    detail: get(() => `/store/products/${listing()}?region_id=${region}`, '"calculated_amount"'),
    search: get(() => {
      number = (number + 1) % ids.length;
      return `/store/products?limit=${PAGE}&q=${word()}%20${number}&region_id=${region}&fields=${FIELDS}`;
    }, '"products"'),
  };
}

function buying({ key, region, option }: Ids, ids: readonly string[]) {
  const listing = cycle(ids);
  const post = (path: string, body: unknown): Request => ({
    method: 'POST',
    path,
    body,
    headers: { 'x-publishable-api-key': key },
  });
  // Two carts at a time with one new address of mail are refused.
  let customers = 0;
  const add = (buyer: () => object): Step => ({
    request: () => {
      const items = [{ variant_id: listing().replace('prod_', 'variant_'), quantity: 1 }];
      return post('/store/carts', { region_id: region, items, ...buyer() });
    },
    expects: '"cart"',
    read: ({ body }) => ({ cart: /"cart":\{"id":"([^"]+)"/.exec(body)?.[1] ?? '' }),
  });
  const withAddress = add(() => {
    customers += 1;
    return { email: `${customers}@st.ug.edu.gh`, shipping_address: ADDRESS };
  });
  const ship: Step = {
    request: ({ cart }) => post(`/store/carts/${cart}/shipping-methods`, { option_id: option }),
    expects: '"shipping_methods":[{',
  };
  const collect: Step = {
    request: ({ cart }) => post('/store/payment-collections', { cart_id: cart }),
    expects: '"payment_collection"',
    read: ({ body }) => ({ collection: /pay_col_\w+/.exec(body)?.[0] ?? '' }),
  };
  const pay: Step = {
    request: ({ collection }) =>
      post(`/store/payment-collections/${collection}/payment-sessions`, { provider_id: 'pp_system_default' }),
    expects: '"payment_sessions"',
  };
  const complete: Step = {
    request: ({ cart }) => post(`/store/carts/${cart}/complete`, {}),
    expects: '"type":"order"',
  };
  return { begin: [add(() => ({}))], purchase: [withAddress, ship, collect, pay, complete] };
}

const ADDRESS = {
  first_name: 'Ama',
  last_name: 'Mensah',
  address_1: 'Hall 1',
  city: 'Accra',
  country_code: 'gh',
};
