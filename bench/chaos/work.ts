import { pause, type Chance } from './chance.ts';
import type { Effects, Sale, RequestedWork } from './effects.ts';
import type { Answer, Http } from './http.ts';
import { type Student } from './students.ts';

export interface Scene {
  readonly http: Http;
  readonly effects: Effects;
  readonly chance: Chance;
  readonly students: readonly Student[];
  readonly conversationId: string;
  readonly photo: Buffer;
  readonly pdf: Buffer;
  /** No new request may start. */
  stopping: boolean;
  /** Connections may break from now on. */
  killed: boolean;
}

/** A refusal that the server must never give, even when it is killed and started again. */
class Refused extends Error {}

/** A refusal that means "retry later": neither an effect nor a failure. */
const isLater = ({ status }: Answer) => status === 429 || status === 409;
/** Milliseconds to wait after a refusal that means "retry later". */
const WAIT = 20;
const MY_LISTINGS = '/api/hives/my/posted?limit=50';

let serial = 0;

/**
 * Makes payments, uploads and messages as fast as the server responds, until `stopping`. Returns the failures, except connections that a
 * kill broke.
 */
export async function work(scene: Scene): Promise<string[]> {
  const [a, b, c, d, e, f] = scene.students;
  if (!a || !b || !c || !d || !e || !f) throw new Error('Six students are needed');
  const failures = await Promise.all([
    until(scene, () => sell(scene, a, b)),
    until(scene, () => sell(scene, c, a)),
    until(scene, () => upload(scene, scene.chance.pick([d, e, f]))),
    until(scene, () => study(scene, scene.chance.pick([a, b, c]))),
    until(scene, () => say(scene, e)),
    until(scene, () => say(scene, f)),
  ]);
  return failures.flat();
}

async function until(scene: Scene, once: () => Promise<void>): Promise<string[]> {
  try {
    for (; !scene.stopping; await pause(WAIT)) await once();
    return [];
  } catch (error) {
    return scene.killed && !(error instanceof Refused) ? [] : [String(error)];
  }
}

function expect(answer: Answer, action: string): Answer {
  if (answer.status >= 300) throw new Refused(`${action}: ${answer.status} ${answer.bytes.toString('utf8')}`);
  return answer;
}

/** Sells a listing, from posting to the handover. Resumes a sale that a kill interrupted. */
async function sell(scene: Scene, seller: Student, buyer: Student): Promise<void> {
  const { effects } = scene;
  const open = [...effects.sales.values()].find(
    (sale) => sale.seller === seller && sale.buyer === buyer && sale.stage !== 'released',
  );
  const sale = open ?? (await begin(scene, seller, buyer));
  if (sale === undefined || scene.stopping) return;
  if (!sale.paid) {
    const paid = await scene.http.ask('POST', `/dev/paystack/checkout/${sale.accessCode}`, {
      body: { outcome: 'success' },
    });
    expect(paid, 'checkout');
    sale.paid = true;
  }
  if (sale.stage === 'pending_payment' && !scene.stopping) {
    // Half of the payers never come back: webhook and reconciliation must suffice.
    if (scene.chance.number(2) < 1) return watch(scene, sale);
    const verified = await scene.http.ask('GET', `/api/payments/verify/${sale.reference}`, {
      token: buyer.token,
    });
    if (isLater(verified)) return;
    note(sale, expect(verified, 'verify'));
  }
  if (sale.stage === 'held' && !scene.stopping) {
    const handed = await scene.http.ask('POST', `/api/payments/${sale.paymentId}/handover`, {
      token: seller.token,
      body: { code: sale.code },
    });
    if (isLater(handed) || handed.status === 422) return;
    note(sale, expect(handed, 'handover'));
  }
}

async function watch(scene: Scene, sale: Sale): Promise<void> {
  const seen = await scene.http.ask('GET', `/api/payments/${sale.paymentId}`, { token: sale.buyer.token });
  if (!isLater(seen)) note(sale, expect(seen, 'payment'));
}

function note(sale: Sale, { body }: Answer): void {
  const status: string = body.data.orderStatus;
  if (status !== 'pending_payment' && status !== 'held' && status !== 'released') {
    throw new Refused(`Sale ${sale.paymentId} has become ${status}`);
  }
  sale.stage = status;
  sale.code = body.data.handoverCode ?? sale.code;
}

/**
 * Creates a listing and its payment. Each request keeps its idempotency key until it gets a response, so a request that a kill
 * interrupted is repeated unchanged.
 */
async function begin(scene: Scene, seller: Student, buyer: Student): Promise<Sale | undefined> {
  const { http, effects, chance } = scene;
  const previous = [...effects.requests].find(
    (requestedWork) => requestedWork.seller === seller && requestedWork.buyer === buyer,
  );
  const price = Math.ceil(chance.number(100_000)) / 100;
  const name = `kettle-${(serial += 1)}`;
  const request: RequestedWork = previous ?? { seller, buyer, name, price, requested: 'nothing' };
  effects.requests.add(request);
  const hiveId = request.hiveId ?? (await post(scene, request));
  if (hiveId === undefined) return undefined;
  request.hiveId = hiveId;
  if (scene.stopping) return undefined;
  if (request.requested === 'payment') effects.keys.repeated += 1;
  request.requested = 'payment';
  const started = await http.ask('POST', `/api/payments/initialize/${hiveId}`, {
    token: buyer.token,
    headers: { 'idempotency-key': `pay-${request.name}` },
    body: {},
  });
  if (isLater(started)) return later(request);
  const { paymentId, reference, accessCode } = expect(started, 'initialize').body.data;
  const sale: Sale = {
    ...{ seller, buyer, hiveId, paymentId, reference, accessCode },
    ...{ stage: 'pending_payment', paid: false, code: '' },
  };
  effects.sales.set(paymentId, sale);
  effects.requests.delete(request);
  return sale;
}

/** Creates the listing and returns its id. Undefined when the request must be repeated later. */
async function post({ http, effects }: Scene, request: RequestedWork): Promise<string | undefined> {
  const { seller, name, price } = request;
  if (request.requested === 'listing') effects.keys.repeated += 1;
  request.requested = 'listing';
  const made = await http.ask('POST', '/api/essentials', {
    token: seller.token,
    headers: { 'idempotency-key': name },
    body: { title: name, description: 'Fine', price, condition: 'good', pickupLocation: 'Hall' },
  });
  if (made.body?.code === 'idempotency_interrupted') {
    effects.keys.interrupted += 1;
    const { body } = expect(await http.ask('GET', MY_LISTINGS, { token: seller.token }), 'my listings');
    const found = (body.data as { id: string; title: string }[]).filter((one) => one.title === name);
    if (found.length !== 1) throw new Refused(`${name} was interrupted and is there ${found.length} times`);
    if (found[0] !== undefined) effects.listings.add(found[0].id);
    return found[0]?.id;
  }
  if (isLater(made)) return later(request);
  const hiveId: string = expect(made, 'listing').body.data.id;
  effects.listings.add(hiveId);
  return hiveId;
}

/** Marks a request that was refused with "retry later", whose repetition is not the retry of an interrupted one. */
function later(request: RequestedWork): undefined {
  request.requested = 'nothing';
}

async function upload({ http, effects, photo }: Scene, { token }: Student): Promise<void> {
  const form = new FormData();
  form.set('purpose', 'listing-photo');
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'photo.png');
  const answer = await http.ask('POST', '/api/uploads', { token, body: form });
  if (isLater(answer)) return;
  const { variants } = expect(answer, 'upload').body.data as { variants: { url: string }[] };
  effects.photos.push(...variants.map((variant) => variant.url));
}

async function study({ http, effects, pdf }: Scene, { token }: Student): Promise<void> {
  const form = new FormData();
  form.set('purpose', 'study-file');
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'notes.pdf');
  const answer = await http.ask('POST', '/api/uploads/files', { token, body: form });
  if (isLater(answer)) return;
  const { id, size } = expect(answer, 'study file').body.data;
  effects.studyFiles.set(id, size);
}

async function say(scene: Scene, sender: Student): Promise<void> {
  const { http, effects, conversationId } = scene;
  const again = [...effects.unsure.values()].find((sentMessage) => sentMessage.sender === sender);
  const name = `c-${(serial += 1)}`;
  const message = again ?? { sender, clientId: name, content: name };
  if (again === undefined) effects.sentCount += 1;
  effects.unsure.set(message.clientId, message);
  const { clientId, content } = message;
  const answer = await http.ask('POST', '/api/messages/send', {
    token: sender.token,
    body: { conversationId, clientId, content },
  });
  // A message refused with "retry later" stays unacknowledged and is sent again.
  if (isLater(answer)) return;
  effects.messages.push({ id: expect(answer, 'message').body.data.id, sender });
  effects.unsure.delete(clientId);
}
