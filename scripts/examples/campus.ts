import sharp from 'sharp';

const PASSWORD = 'Kente-cloth-7';

/** Test data on the server: a buyer's account, and the title of a seller's listing with a photo. */
export interface Stock {
  readonly email: string;
  readonly password: string;
  readonly title: string;
}

/** A university of the campus. */
interface University {
  readonly id: string;
  readonly domain: string;
}

/** Fills an empty server through its API. Starting with the demo campus would take four times as long. */
export async function stock(server: string, { id, domain }: University): Promise<Stock> {
  const [seller, buyer] = await Promise.all([
    join(server, { name: 'Esi Seller', email: `esi.seller@${domain}`, university: id }),
    join(server, { name: 'Kofi Buyer', email: `kofi.buyer@${domain}`, university: id }),
  ]);
  const form = new FormData();
  form.append('purpose', 'listing-photo');
  form.append('file', new Blob([await drawnPhoto()], { type: 'image/png' }), 'photo.png');
  const { data: photo } = await send<{ id: string }>(`${server}/api/uploads`, form, seller.token);
  const title = 'Nasco rice cooker';
  const listing = {
    hiveType: 'essentials',
    title,
    description: 'Barely used. Meet me at the library.',
    price: 26_000,
    condition: 'good',
    pickupLocation: 'Main library',
    photos: [photo.id],
  };
  await send(`${server}/api/hives`, listing, seller.token);
  return { email: buyer.email, password: PASSWORD, title };
}

/** Returns a PNG of the size of a phone's photo. */
function drawnPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 900, height: 1125, channels: 3, background: '#c8641e' } as const;
  return sharp({ create })
    .png()
    .toBuffer()
    .then((file) => new Uint8Array(file));
}

interface Student {
  readonly name: string;
  readonly email: string;
  readonly university: string;
}

async function join(server: string, student: Student): Promise<{ email: string; token: string }> {
  const { email } = student;
  await send(`${server}/api/auth/register`, { ...student, password: PASSWORD });
  const otp = await codeFor(server, email);
  const { data } = await send<{ token: string }>(`${server}/api/auth/verify-otp`, { email, otp });
  return { email, token: data.token };
}

/** Polls for the email with the code, which is sent after the response. */
async function codeFor(server: string, email: string): Promise<string> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const answer = await fetch(`${server}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { text: string }[];
    const code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((one) => one !== undefined);
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code for ${email} came within half a minute.`);
}

async function send<T>(url: string, body: FormData | object, token?: string): Promise<{ data: T }> {
  const form = body instanceof FormData;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(!form && { 'content-type': 'application/json' }),
    },
    body: form ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { data: T };
}
