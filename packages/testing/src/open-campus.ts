import type { Campus } from '@campushive/contract/campus-schema';
import { serveCampus } from '@campushive/domain/platform/campus';
import type { RowCopies } from './row-copies.js';
import { createPagePorts } from './page-ports.js';
import { openPageDatabase, type PageDatabase } from './page-database.js';
import type { CampusOptions, PageCampus, Person, SceneOptions } from './page-campus.js';
import { People } from './people.js';
import { RunningDomain, type DomainMemory } from './running-domain.js';
import type { Scene, Surroundings } from './scene.js';
import { idIn, stageOf } from './stage-of.js';
import { surround } from './surroundings.js';
import { createVirtualClock } from './virtual-clock.js';

export interface HostedCampusOptions extends CampusOptions {
  /** Data folder of an empty database with the current schema, packed. */
  readonly schema: Blob;
}

interface StartedLife {
  readonly domain: RunningDomain;
  readonly people: People;
  readonly ids: Map<string, string>;
  readonly surroundings: Surroundings;
  readonly start: SceneOptions;
}

interface Life extends StartedLife {
  /** State of the database and the clock once the scene was played. */
  readonly played: string;
}

/** Campus right after its scene was played. */
interface Played {
  readonly rows: RowCopies;
  readonly memory: DomainMemory;
  readonly people: readonly Person[];
  readonly ids: ReadonlyMap<string, string>;
}

/** Boots a campus. Takes about a second: reset it rather than opening another one. */
export async function openCampus({ campus, schema, ...options }: HostedCampusOptions): Promise<PageCampus> {
  serveCampus(campus);
  const database = await openPageDatabase(schema);
  const lives = livesOn(database, campus);
  let life = await lives(options);
  const isUntouched = async ({ start, domain, played }: Life, next: SceneOptions) =>
    next.scene === start.scene &&
    next.now.getTime() === start.now.getTime() &&
    (await stateOf(database, domain)) === played;
  return {
    as: (name) => life.people.clientOf(life.people.named(name)),
    page: (name) => life.people.pageOf(life.people.named(name)),
    get visitor() {
      return life.people.client(undefined, 'visitor');
    },
    session: (token) => life.people.client(async () => token, 'visitor'),
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
    world: {
      names: () => life.people.names(),
      person: (name) => life.people.named(name),
      id: (key) => idIn(life.ids, key),
    },
    student: async (name, universityId) => life.people.clientOf(await life.people.signUp(name, universityId)),
    ...surroundingsOf(() => life),
    async reset(next) {
      await life.people.settled();
      if (await isUntouched(life, next)) return life.domain.forgetLimits();
      await life.domain.stop();
      life = await lives(next);
    },
    async close() {
      await life.people.settled();
      await life.domain.stop();
      await database.close();
    },
  };
}

/** Returns a function that begins a life: the first one of a scene and a time plays the scene, further ones continue from its end. */
function livesOn(database: PageDatabase, campus: Campus): (start: SceneOptions) => Promise<Life> {
  const ends = new Map<Scene | undefined, Map<number, Played>>();
  return async (start) => {
    const times = ends.get(start.scene) ?? new Map<number, Played>();
    const before = times.get(start.now.getTime());
    await (before === undefined ? database.empty() : before.rows.putBack());
    const life = beginLife(database, campus, start, before);
    if (before === undefined) {
      await playScene(life, campus);
      ends.set(start.scene, times.set(start.now.getTime(), await endOf(database, life)));
    }
    return { ...life, played: await stateOf(database, life.domain) };
  };
}

/** Starts the domain on the rows of the database, with the state of the scene's end where the scene was played before. */
function beginLife(
  database: PageDatabase,
  campus: Campus,
  start: SceneOptions,
  before?: Played,
): StartedLife {
  const domain = new RunningDomain(database, campus, createVirtualClock(before?.memory.time ?? start.now), {
    ports: createPagePorts(),
    ...(before !== undefined && { memory: before.memory }),
  });
  const people = new People(domain, campus);
  for (const person of before?.people ?? []) people.know(person);
  return { domain, people, ids: new Map(before?.ids), surroundings: surround(domain, people), start };
}

async function playScene({ start: { scene }, ...life }: StartedLife, campus: Campus): Promise<void> {
  await scene?.play(stageOf({ ...life, campus, scene: scene.name }));
  await life.people.settled();
}

const endOf = async (database: PageDatabase, { domain, people, ids }: StartedLife): Promise<Played> => ({
  rows: await database.keep(),
  memory: domain.memory(),
  people: people.all(),
  ids: new Map(ids),
});

/** Returns the surroundings of the life that goes on when they are used. */
const surroundingsOf = (life: () => Life): Surroundings => ({
  pay: (...args) => life().surroundings.pay(...args),
  bank: (...args) => life().surroundings.bank(...args),
  refuseTransfers: (reason) => life().surroundings.refuseTransfers(reason),
  forgetAtProvider: (payment) => life().surroundings.forgetAtProvider(payment),
  promote: (...args) => life().surroundings.promote(...args),
  launch: (...args) => life().surroundings.launch(...args),
  importListings: (...args) => life().surroundings.importListings(...args),
  revokeImport: (id) => life().surroundings.revokeImport(id),
  pass: (milliseconds) => life().surroundings.pass(milliseconds),
  wait: (milliseconds) => life().surroundings.wait(milliseconds),
  run: (job) => life().surroundings.run(job),
});

/** Returns a value that differs after each write to the database and each move of the clock. */
const stateOf = async (database: PageDatabase, domain: RunningDomain): Promise<string> =>
  `${await database.position()} ${domain.clock.now().toISOString()}`;
