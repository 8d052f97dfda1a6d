import { pause, type Chance } from './chance.ts';
import type { Effects, Sale } from './effects.ts';
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
  /** No new request is begun any more. */
  stopping: boolean;
  /** From now on connections may break. */
  killed: boolean;
}

/** An answer that says no: whatever happens to the process, it must not give it. */
class Refused extends Error {}

/** A refusal that says "later" is no effect and no failure. */
const isLater = ({ status }: Answer) => status === 429 || status === 409;
/** No one asks again at once who was told to wait. */
const WAIT = 20;

/** Payments, uploads and messages, as fast as the server answers, until `stopping`. Answers what failed, but connections that a kill broke. */
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

function expect(answer: Answer, what: string): Answer {
  if (answer.status >= 300) throw new Refused(`${what}: ${answer.status} ${answer.bytes.toString('utf8')}`);
  return answer;
}

/** From the listing to the hand-over; what a kill left half done is taken up again. */
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
    // Half of the payers never come back: webhook and reconciliation must do without them.
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

async function begin(scene: Scene, seller: Student, buyer: Student): Promise<Sale | undefined> {
  const { http, effects, chance } = scene;
  const price = Math.ceil(chance.number(100_000)) / 100;
  const made = await http.ask('POST', '/api/essentials', {
    token: seller.token,
    body: { title: 'Kettle', description: 'Fine', price, condition: 'good', pickupLocation: 'Hall' },
  });
  if (isLater(made)) return undefined;
  const hiveId: string = expect(made, 'listing').body.data.id;
  effects.listings.add(hiveId);
  if (scene.stopping) return undefined;
  const begun = await http.ask('POST', `/api/payments/initialize/${hiveId}`, {
    token: buyer.token,
    body: {},
  });
  if (isLater(begun)) return undefined;
  const { paymentId, reference, accessCode } = expect(begun, 'initialize').body.data;
  const sale: Sale = {
    ...{ seller, buyer, hiveId, paymentId, reference, accessCode },
    ...{ stage: 'pending_payment', paid: false, code: '' },
  };
  effects.sales.set(paymentId, sale);
  return sale;
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

let serial = 0;

async function say(scene: Scene, sender: Student): Promise<void> {
  const { http, effects, conversationId } = scene;
  const again = [...effects.unsure.values()].find((one) => one.sender === sender);
  const name = `c-${(serial += 1)}`;
  const said = again ?? { sender, clientId: name, content: name };
  if (again === undefined) effects.said += 1;
  effects.unsure.set(said.clientId, said);
  const { clientId, content } = said;
  const answer = await http.ask('POST', '/api/messages/send', {
    token: sender.token,
    body: { conversationId, clientId, content },
  });
  // Told to wait, it stays unsure and is sent again.
  if (isLater(answer)) return;
  effects.messages.push({ id: expect(answer, 'message').body.data.id, sender });
  effects.unsure.delete(clientId);
}
