import type { Transport } from '@campushive/contract';
import type { Campus } from '@campushive/contract/campus-schema';
import { findSharedPath } from '@campushive/domain/catalogue/hives/short-link';
import { serveCampus } from '@campushive/domain/platform/campus';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Mail } from '@campushive/domain/platform/mail/mail';
import type { ReceivedMail } from '../mailbox.js';
import type { OpenPage } from '../open-page.js';
import { createPagePorts } from '../page-ports.js';
import { People } from '../people.js';
import { RunningDomain } from '../running-domain.js';
import type { Scene } from '../scene.js';
import { createReleasedClock } from '../virtual-clock.js';
import { stageOf } from '../stage-of.js';
import { surround } from '../surroundings.js';
import { storeNotes, NotedFiles, type Notes } from './notes.js';
import { openStoredDatabase, type StoredDatabase } from './stored-database.js';

export interface PreviewOptions {
  readonly campus: Campus;
  /** Name of the database. Another name, such as for another schema, starts afresh. */
  readonly name: string;
  /** Loads the packed schema. Called on a first visit. */
  readonly schema: () => Promise<Blob>;
  /** Played on a first visit. It leads up to now. */
  readonly scene: Scene;
  /** Time from the scene's beginning to now, in ms. The scene may let less pass. */
  readonly sceneLasts: number;
  readonly device: Clock;
  /** Address of the web app. */
  readonly publicUrl: string;
  /** Address of the page on which a charge is paid. */
  readonly payPage: (reference: string) => string;
  readonly onProgress: (step: 'database' | 'scene') => void;
}

export interface PreviewStudent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Payment at the simulated provider. Amounts are in minor units. */
export interface PreviewPayment {
  readonly reference: string;
  readonly amount: number;
  readonly email: string;
  /** Address to which the payer returns. Undefined for a charge that waits for the payer's phone. */
  readonly callbackUrl: string | undefined;
  readonly status: 'open' | 'success' | 'failed';
}

/** A campus that runs in this page in real time, with data that stay in this browser. */
export interface Preview {
  /** Carries requests whose headers name the session. A change is answered once it and its effects are stored. */
  readonly carry: Transport;
  /** Opens the connection for events of a session. Rejects when the session is over. */
  connect(token: string): Promise<OpenPage>;
  /** Returns the path of the page behind a short link. Undefined for an unknown code. */
  sharedPath(code: string): Promise<string | undefined>;
  /** Mails to all addresses, newest first. */
  mails(): readonly (Pick<Mail, 'to' | 'subject' | 'text'> & Pick<ReceivedMail, 'at'>)[];
  /** Students, those who joined first before others. */
  students(): Promise<readonly PreviewStudent[]>;
  /** Returns a payment. Undefined when the provider does not know it. */
  payment(reference: string): PreviewPayment | undefined;
  /** Payments that wait for the answer of a phone. */
  phonePayments(): readonly PreviewPayment[];
  /** Answers a payment, as its payer. */
  answer(reference: string, answer: 'success' | 'failed'): Promise<void>;
  /** Runs what is due by now. Call it every few seconds. */
  tick(): Promise<void>;
  /** Calls back after mails or payments may have changed. */
  subscribe(listener: () => void): () => void;
}

/** Name of this browser for limits by network and for the list of devices. */
const DEVICE = 'this browser';

/** Opens the preview: the data of an earlier visit, or the campus of the scene. */
export async function openPreview(options: PreviewOptions): Promise<Preview> {
  const { campus, device, publicUrl, payPage } = options;
  serveCampus(campus);
  options.onProgress('database');
  const database = await openStoredDatabase(options.name, options.schema);
  const start = new Date(device.now().getTime() - options.sceneLasts);
  const clock = createReleasedClock(start, device);
  if (database.isExisting) clock.release();
  const files = new NotedFiles();
  const domain = new RunningDomain(database, campus, clock, {
    ...{ publicUrl, payPage, files },
    ports: createPagePorts(),
  });
  const notes = await storeNotes(database, { bank: domain.bank, mailbox: domain.mailbox, files });
  const people = new People(domain, campus);
  if (!database.isExisting) {
    options.onProgress('scene');
    await options.scene.play(
      stageOf({
        domain,
        people,
        surroundings: surround(domain, people),
        campus,
        scene: options.scene.name,
        ids: new Map(),
      }),
    );
    await people.meanwhile(() => domain.pass(device.now().getTime() - clock.now().getTime()));
    clock.release();
    await people.meanwhile(() => storeAll(notes, database));
  }
  return previewOf({ domain, people, database, notes });
}

async function storeAll(notes: Notes, database: StoredDatabase): Promise<void> {
  await notes.write();
  await database.store();
}

interface Running {
  readonly domain: RunningDomain;
  readonly people: People;
  readonly database: StoredDatabase;
  readonly notes: Notes;
}

function previewOf({ domain, people, database, notes }: Running): Preview {
  const { bank, mailbox } = domain;
  const listeners = new Set<() => void>();
  const send = people.carrier(DEVICE);
  const store = async () => {
    await people.meanwhile(() => storeAll(notes, database));
    for (const listener of listeners) listener();
  };
  const change = async (work: () => Promise<void>) => {
    await people.meanwhile(work);
    await store();
  };
  const openPayments = () => [...bank.transactions.values()].filter(({ status }) => status === 'open');
  return {
    async carry(request) {
      const response = await send(request);
      const stored = store();
      if (request.method !== 'GET') await stored;
      else stored.catch(() => undefined);
      return response;
    },
    async connect(token) {
      const page = domain.hub.connect(await domain.modules.auth.authenticate(token));
      // Events of a page have effects, too, such as messages that become read.
      const emit: OpenPage['emit'] = (event, payload) => {
        page.emit(event, payload);
        void change(() => domain.settle());
      };
      return { ...page, emit };
    },
    sharedPath: (code) => findSharedPath(domain.platform.read, code),
    mails: () => mailbox.newest(MAX_SHOWN_MAILS),
    async students() {
      const { rows } = await database.execute('select id, name, email from users order by id');
      return rows as PreviewStudent[];
    },
    payment: (reference) => bank.transactions.get(reference),
    phonePayments: () => openPayments().filter(({ callbackUrl }) => callbackUrl === undefined),
    answer: (reference, answer) =>
      change(async () => {
        bank.pay(reference, answer);
        await domain.settle();
      }),
    tick: () => change(() => domain.pass(0)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const MAX_SHOWN_MAILS = 20;
