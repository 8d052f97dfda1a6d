import { io, type Socket } from 'socket.io-client';
import { pause, type Chance } from './chance.ts';
import type { Http } from './http.ts';
import { expectOk, type Student } from './students.ts';

interface Message {
  readonly id: string;
  readonly conversationId: string;
  readonly clientId: string | null;
}

/** Milliseconds without an acknowledgement after which a page treats its message as unsent. */
const ANSWER_WITHIN = 10_000;

/** A chat page: it stores unacknowledged messages, and catches up automatically after each reconnect. */
export class Chatter {
  /** Message ids in the order of this side. */
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
  /** Live messages that arrived while older ones are fetched. */
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

  /** True when all sent messages are acknowledged and the page is connected and caught up. */
  get settled(): boolean {
    return this.#unsure.length === 0 && this.#heldBack === undefined && this.#socket.connected;
  }

  /** Sends a message, or repeats one without an acknowledgement. */
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
      // Without a response, the message stays unacknowledged and is sent again under the same client id.
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
        // The connection broke meanwhile. Tries again, unless a newer connection took over.
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

/** Sends messages with pauses until `until.over`, and then until all are acknowledged. */
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
