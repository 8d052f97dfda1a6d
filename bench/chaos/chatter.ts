import { io, type Socket } from 'socket.io-client';
import { pause, type Chance } from './chance.ts';
import type { Http } from './http.ts';
import { expectOk, type Student } from './students.ts';

interface Message {
  readonly id: string;
  readonly conversationId: string;
  readonly clientId: string | null;
}

/** How long an acknowledgement may take before a page takes its message for unsent. */
const ANSWER_WITHIN = 10_000;

/** A page that chats: it keeps what was not acknowledged, and catches up automatically whenever it comes back. */
export class Chatter {
  /** Ids in the order in which this side has them. */
  readonly log: string[] = [];
  readonly acknowledged: string[] = [];
  readonly sent: string[] = [];
  repeated = 0;
  reconnected = 0;
  readonly student: Student;
  readonly conversationId: string;
  readonly #http: Http;
  readonly #socket: Socket;
  readonly #unsure: string[] = [];
  readonly #known = new Set<string>();
  /** What comes live while older messages are being fetched waits for them. */
  #heldBack: Message[] | undefined = [];
  #generation = 0;

  constructor(url: string, http: Http, student: Student, conversationId: string) {
    this.#http = http;
    this.student = student;
    this.conversationId = conversationId;
    this.#socket = io(url, {
      auth: { token: student.token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1_000,
    });
    this.#socket.on('newMessage', (message: Message) => {
      if (this.#heldBack === undefined) this.#take(message);
      else this.#heldBack.push(message);
    });
    this.#socket.on('connect', () => void this.#catchUp());
    this.#socket.on('disconnect', () => {
      this.#heldBack = [];
      this.reconnected += 1;
    });
  }

  /** Everything that it sent is acknowledged, and it is in touch. */
  get settled(): boolean {
    return this.#unsure.length === 0 && this.#heldBack === undefined && this.#socket.connected;
  }

  /** Sends something, or again what is unsure. */
  async speak(name: string | undefined): Promise<void> {
    if (name !== undefined) {
      this.sent.push(name);
      this.#unsure.push(name);
    }
    const clientId = this.#unsure[0];
    if (clientId === undefined || !this.#socket.connected) return;
    try {
      const { conversationId } = this;
      const answer = await this.#socket
        .timeout(ANSWER_WITHIN)
        .emitWithAck('sendMessage', { conversationId, clientId, content: clientId });
      if (answer.status !== 'success') return;
      this.acknowledged.push(answer.data.id);
      this.#unsure.splice(this.#unsure.indexOf(clientId), 1);
    } catch {
      // No answer: it stays unsure, and is sent again under the same name.
    }
  }

  close(): void {
    this.#socket.disconnect();
  }

  #take({ id, conversationId }: Message): void {
    if (conversationId !== this.conversationId) throw new Error('A message of another conversation');
    if (this.#known.has(id)) {
      this.repeated += 1;
      return;
    }
    this.#known.add(id);
    this.log.push(id);
  }

  async #catchUp(): Promise<void> {
    const generation = (this.#generation += 1);
    this.#heldBack ??= [];
    for (let more = true; more && generation === this.#generation;) {
      try {
        more = await this.#fetchAfter(this.log.at(-1));
      } catch {
        // The connection broke meanwhile: asked again, as long as it is this connection's turn.
        await pause(200);
      }
    }
    if (generation !== this.#generation) return;
    for (const message of this.#heldBack ?? []) this.#take(message);
    this.#heldBack = undefined;
  }

  async #fetchAfter(last: string | undefined): Promise<boolean> {
    const after = last === undefined ? '' : `&after=${last}`;
    const path = `/api/messages/conversations/${this.conversationId}/messages?limit=50${after}`;
    const { body } = await expectOk(this.#http.ask('GET', path, { token: this.student.token }));
    const page = (body.data as Message[]).toReversed();
    for (const message of page) if (!this.#known.has(message.id)) this.#take(message);
    return last !== undefined && page.length === 50;
  }
}

/** Talks with pauses until told to stop, and then until everything is acknowledged. */
export async function talk(
  chatter: Chatter,
  serial: number,
  until: { over: boolean },
  every: number,
  chance: Chance,
): Promise<void> {
  for (let count = 0; !until.over; count += 1) {
    await pause(every * (0.5 + chance.number(1)));
    await chatter.speak(`m-${serial}-${count}`);
  }
}
