import type { Client } from '@campushive/contract';
import type { Campus } from '@campushive/contract/campus-schema';
import { serveCampus } from '@campushive/domain/platform/campus';
import type { Bank } from './bank.js';
import type { MemoryMailbox } from './mailbox.js';
import { openPageDatabase, type PageDatabase } from './page-database.js';
import type { OpenPage } from './page-hub.js';
import { People, type Person } from './people.js';
import { RunningDomain } from './running-domain.js';
import { explainRefusals, type Scene, type Stage } from './scene.js';
import { createVirtualClock, type VirtualClock } from './virtual-clock.js';

export interface SceneOptions {
  /** Default: a campus without students. */
  readonly scene?: Scene;
  /** Time at which the scene begins. */
  readonly now: Date;
}

export interface CampusOptions extends SceneOptions {
  readonly campus: Campus;
}

export interface HostedCampusOptions extends CampusOptions {
  /** Data folder of an empty database with the current schema, packed. */
  readonly schema: Blob;
}

/** Students and things of a campus, by the names that its scene gave them. */
export interface World {
  person(name: string): Person;
  /** Returns the id under the name that the scene gave it. */
  id(key: string): string;
}

/** A whole campus in this page: the domain of the server on an embedded PostgreSQL. */
export interface PageCampus {
  /** Returns the client of a named student. */
  as(name: string): Client;
  /** Client of a visitor without an account. */
  readonly visitor: Client;
  /** Opens the connection for events of a named student's page. */
  connect(name: string): Promise<OpenPage>;
  readonly clock: Pick<VirtualClock, 'now'>;
  readonly mailbox: Pick<MemoryMailbox, 'of' | 'codeFor'>;
  /** Payment provider with the banks and phones behind it. No money moves. */
  readonly provider: Bank;
  readonly world: World;
  /** Unexpected errors, which a server would log. */
  readonly errors: readonly unknown[];
  /** Signs up one more student. */
  student(name: string, universityId?: string): Promise<Client>;
  /** Pays a pending payment, as its payer at the provider. */
  pay(payment: { readonly reference: string }): Promise<void>;
  /** Lets time pass, and runs what is due then. */
  pass(milliseconds: number): Promise<void>;
  /** Empties the campus and plays another scene. Clients and connections from before no longer work. */
  reset(options: SceneOptions): Promise<void>;
  close(): Promise<void>;
}

interface Life {
  readonly domain: RunningDomain;
  readonly people: People;
  readonly ids: Map<string, string>;
}

/** Boots a campus. Takes about a second: reset it rather than opening another one. */
export async function openCampus({ campus, schema, ...options }: HostedCampusOptions): Promise<PageCampus> {
  serveCampus(campus);
  const database = await openPageDatabase(schema);
  let life = await live(database, campus, options);
  return {
    as: (name) => life.people.clientOf(life.people.named(name)),
    get visitor() {
      return life.people.client(undefined, 'visitor');
    },
    async connect(name) {
      const viewer = await life.domain.modules.auth.authenticate(life.people.named(name).token);
      return life.domain.hub.connect(viewer);
    },
    clock: { now: () => life.domain.clock.now() },
    get mailbox() {
      return life.domain.mailbox;
    },
    get provider() {
      return life.domain.bank;
    },
    get errors() {
      return life.domain.errors;
    },
    world: { person: (name) => life.people.named(name), id: (key) => idOf(life, key) },
    student: async (name, universityId) => life.people.clientOf(await life.people.signUp(name, universityId)),
    pay: (payment) => pay(life, payment),
    pass: (milliseconds) => pass(life, milliseconds),
    async reset(next) {
      await life.people.settled();
      await life.domain.stop();
      await database.empty();
      life = await live(database, campus, next);
    },
    async close() {
      await life.people.settled();
      await life.domain.stop();
      await database.close();
    },
  };
}

async function live(database: PageDatabase, campus: Campus, { scene, now }: SceneOptions): Promise<Life> {
  const domain = new RunningDomain(database, campus, createVirtualClock(now));
  const people = new People(domain, campus);
  const life: Life = { domain, people, ids: new Map() };
  if (scene === undefined) return life;
  const explained = (name: string) => explainRefusals(people.clientOf(people.named(name)), scene.name, name);
  const stage: Stage = {
    campus,
    clock: domain.clock,
    async student(name, universityId) {
      await people.signUp(name, universityId);
      return explained(name);
    },
    as: explained,
    pay: (payment) => pay(life, payment),
    pass: (milliseconds) => pass(life, milliseconds),
    name: (key, id) => void life.ids.set(key, id),
  };
  await scene.play(stage);
  await people.settled();
  return life;
}

async function pay({ domain, people }: Life, { reference }: { readonly reference: string }): Promise<void> {
  await people.settled();
  domain.bank.pay(reference, 'success');
  await domain.settle();
}

async function pass({ domain, people }: Life, milliseconds: number): Promise<void> {
  await people.settled();
  await domain.pass(milliseconds);
}

function idOf({ ids }: Life, key: string): string {
  const id = ids.get(key);
  if (id !== undefined) return id;
  throw new Error(`The scene names nothing "${key}". It names: ${[...ids.keys()].join(', ') || 'nothing'}`);
}
