/** The floor: node:http, a prepared statement for each call, and JSON.stringify. No checks, limits or logs. */
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const COLUMNS = `l.id, l.hive, l.poster_id, l.university_id, l.title, l.description, l.price_minor, l.status, l.details,
  l.photos, l.assigned_to_id, l.expires_at, l.created_at, l.updated_at, u.name, u.avatar_url, u.is_verified,
  u.university_id as poster_university_id`;

/** Statement of each call, with values from the query or the body. */
const statements: Readonly<Record<string, { text: string; values: readonly string[] }>> = {
  '/list': {
    text: `select ${COLUMNS} from listings l join users u on u.id = l.poster_id
      where l.status in ('active', 'reserved') and l.hive = $1 and (l.expires_at is null or l.expires_at > now())
      order by l.id desc limit 21`,
    values: ['hive'],
  },
  '/detail': {
    text: `select ${COLUMNS} from listings l join users u on u.id = l.poster_id where l.id = $1`,
    values: ['id'],
  },
  '/search': {
    text: `select ${COLUMNS}, ts_rank(l.search, to_tsquery('simple', $1)) as rank
      from listings l join users u on u.id = l.poster_id
      where l.status in ('active', 'reserved') and (l.expires_at is null or l.expires_at > now())
        and l.search @@ to_tsquery('simple', $1) order by rank desc, l.id desc limit 21`,
    values: ['q'],
  },
  '/conversation': {
    text: `select m.*, u.name, u.avatar_url from messages m join users u on u.id = m.sender_id
      where m.conversation_id = $1 order by m.position desc limit 51`,
    values: ['id'],
  },
  '/send': {
    text: `with counted as (update conversations set length = length + 1, updated_at = now() where id = $1 returning length)
      insert into messages (id, conversation_id, position, sender_id, client_id, content, created_at)
      select gen_random_uuid(), $1, length, $2, $3, $4, now() from counted returning *`,
    values: ['id', 'sender', 'client', 'content'],
  },
  '/initialize': {
    text: `with reserved as (update listings set status = 'reserved', updated_at = now()
        where id = $1 and status = 'active' returning *)
      insert into orders (id, reference, listing_id, buyer_id, seller_id, sale_kind, listing_title, price, platform_fee,
        processing_fee, total, payee_platform_fee, mobile_money_fee, payout, status, handover_code, reserved_until,
        created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), id, $2, poster_id, 'purchase', title, 1, 1, 1, 3, 0, 0, 1,
        'pending_payment', '000000', now(), now(), now() from reserved returning *`,
    values: ['id', 'buyer'],
  },
};

/** Paystack's response to the start of a payment. Measures the server without the work of its own sandbox. */
const startedPayment = (reference: string | undefined) => ({
  status: true,
  message: 'Authorization URL created',
  data: { authorization_url: 'https://checkout.paystack.com/bench', access_code: 'bench', reference },
});

async function read(request: IncomingMessage): Promise<Record<string, string>> {
  if (request.method === 'GET') return {};
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, string>;
}

async function rowsOf(name: string, input: Readonly<Record<string, string>>): Promise<unknown[]> {
  const { text, values } = statements[name] ?? { text: 'select 1', values: [] };
  const { rows } = await pool.query({ name, text, values: values.map((one) => input[one]) });
  return rows;
}

const server = createServer((request, response) => {
  const answer = async () => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const input = { ...Object.fromEntries(url.searchParams), ...(await read(request)) };
    const body = Buffer.from(
      JSON.stringify(
        url.pathname === '/transaction/initialize'
          ? startedPayment(input['reference'])
          : { status: 'success', data: await rowsOf(url.pathname, input) },
      ),
    );
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  };
  answer().catch((error: unknown) => response.writeHead(500, { 'content-length': 0 }).end(String(error)));
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ ready: true }));
