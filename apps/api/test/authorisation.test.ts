import { routes, type CallName } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPECTED } from './authorisation/expected.js';
import { callOf, roleFor } from './bad-input/places.js';
import { send } from './bad-input/requests.js';
import type { World } from './bad-input/ingredients.js';
import { RIGHT_INPUTS } from './bad-input/right-inputs.js';
import { openTestCampus, type TestCampus, type TestStudent } from './campus.js';
import type { Asker } from './authorisation/parties.js';

const NAMES = Object.keys(routes) as CallName[];
const ASKERS = ['visitor', 'suspended', 'stranger', 'other', 'owner', 'moderator', 'admin'] as const;

/** Codes of refusals because of the caller, which come before any check of the input. */
const REFUSED: ReadonlySet<string> = new Set([
  'unauthenticated',
  'account_suspended',
  'forbidden',
  'not_found',
]);

let campus: TestCampus;
/** Counterpart of the caller for each call: one for all calls would reach limits a day. */
const counterparts = new Map<CallName, TestStudent>();
let suspended: TestStudent;
let serial = 0;

beforeAll(async () => {
  campus = await openTestCampus();
  suspended = await person();
  const fields = { id: suspended.id, action: 'suspend', reason: 'To be tried as one' };
  const { token } = await person('moderator');
  const answer = await send(campus, 'moderation.updateUser', fields, { token, ip: newIp() });
  if (answer.status !== 200) throw new Error(`The account was not suspended: ${JSON.stringify(answer.body)}`);
});
afterAll(() => campus.close());

const newEmail = () => `asker${(serial += 1)}@st.ug.edu.gh`;
/** Returns a new address for each caller, so that no limit is reached. */
const newIp = () => `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;

/** Creates a new account. */
const person = (role: 'student' | 'moderator' | 'admin' = 'student'): Promise<TestStudent> =>
  campus.student('Kwame Asker', newEmail(), role);

/** Creates a world owned by the caller; calls for moderators are made by one. */
async function newWorld(name: CallName, asker: Asker): Promise<World> {
  const me = await person(roleFor(callOf(name).who));
  const shared = asker === 'other' ? undefined : counterparts.get(name);
  const counterpart = shared ?? (await person());
  if (asker !== 'other') counterparts.set(name, counterpart);
  const headers = { 'x-forwarded-for': newIp() };
  const request: TestCampus['request'] = (method, path, options) =>
    campus.request(method, path, { ...options, headers: { ...headers, ...options?.headers } });
  return { campus: { ...campus, request }, me, other: counterpart, newEmail, stranger: () => person() };
}

async function tokenOf(asker: Asker, world: World): Promise<string | undefined> {
  switch (asker) {
    case 'visitor':
      return undefined;
    case 'owner':
      return world.me.token;
    case 'other':
      return world.other.token;
    case 'stranger':
      return (await person()).token;
    case 'moderator':
    case 'admin':
      return (await person(asker)).token;
    case 'suspended':
      return suspended.token;
    default:
      return asker satisfies never;
  }
}

it('has an expected result for every call', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES)('%s', (name) => {
  const [right] = RIGHT_INPUTS[name] ?? [];
  const make = async (asker: Asker) => {
    const world = await newWorld(name, asker);
    return { world, fields: (await right?.make(world)) ?? {} };
  };
  /** World shared by refused callers, who change nothing and try the same input in turn. */
  let untouched: ReturnType<typeof make> | undefined;
  it.each(ASKERS)('gives the expected result to the caller %s', async (asker) => {
    const outcome = expectedCode(name, asker, right?.refusedWith);
    const { world, fields } = await (REFUSED.has(outcome) && asker !== 'other'
      ? (untouched ??= make(asker))
      : make(asker));
    const token = await tokenOf(asker, world);
    const answer = await send(campus, name, fields, { token, ip: newIp() });
    expect(answer.body?.code ?? 'success', JSON.stringify(answer.body)).toBe(outcome);
  });
});

/** Returns the expected outcome: permission follows from the contract, the rest from the table. */
function expectedCode(name: CallName, asker: Asker, owners: string | undefined): string {
  const { who: caller } = callOf(name);
  const entry = EXPECTED[name];
  if (entry === undefined) return 'an entry in authorisation/expected.ts';
  const asOwner = owners ?? 'success';
  if (caller === 'anyone') return asOwner;
  if (asker === 'visitor') {
    if (caller !== 'anyone-or-member') return 'unauthenticated';
    return entry === 'anybody' ? asOwner : (entry.visitor ?? asOwner);
  }
  if (asker === 'suspended') return 'account_suspended';
  if (asker === 'owner') return asOwner;
  if (caller === 'admin' && asker !== 'admin') return 'forbidden';
  if (caller === 'moderator' && (asker === 'stranger' || asker === 'other')) return 'forbidden';
  return entry === 'anybody' ? asOwner : (entry[asker] ?? asOwner);
}
