import { CALL_TYPES, DAY, routeOf, routes, type CallName } from '@campushive/contract';
import type { Caller } from '@campushive/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf, placeOf, roleFor, type Place } from './bad-input/places.js';
import { flawOfAnswer, flawOfFailure, send, sendBody, type Fields, type From } from './bad-input/requests.js';
import type { World } from './bad-input/ingredients.js';
import { RIGHT_INPUTS } from './bad-input/right-inputs.js';
import { flawOfEcho, hostileTwins } from './bad-input/hostile-twins.js';
import { Tried, hostileInputs, rulesOf, wrongInputs } from './bad-input/wrong-fields.js';
import { openTestCampus, type Answered, type TestCampus } from './campus.js';

const NAMES = Object.keys(routes) as CallName[];
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

/** Ids that callers choose themselves: they refer to nothing that could be missing. */
const CALLERS_OWN = ['clientId', 'admissionId'];

let campus: TestCampus;
/** Tokens that have expired, or were never valid. */
let expired: string;
let loggedOut: string;
const triedTexts = new Tried();
const triedTwins = new Tried();
let serial = 0;
let addresses = 0;

beforeAll(async () => {
  campus = await openTestCampus();
  expired = (await campus.student('Ama Expired')).token;
  campus.clock.advance(DAY);
  const removed = await campus.student('Yaw Logged-Out');
  await removed.client.auth.logout({});
  loggedOut = removed.token;
});
afterAll(() => campus.close());

/** Creates a world with a new student and address, so that no limit is reached. */
async function newWorld(role: ReturnType<typeof roleFor> = 'student'): Promise<World & { from: From }> {
  const newEmail = () => `caller${(serial += 1)}@st.ug.edu.gh`;
  const ip = `192.0.${serial >> 8}.${serial & 255}`;
  const me = await campus.student('Kwame Caller', newEmail(), role);
  const other = await campus.student('Akosua Other', newEmail());
  const stranger = () => campus.student('Yaw Stranger', newEmail());
  return { campus, me, other, newEmail, stranger, from: { token: me.token, ip } };
}

type Look = (fields: Fields, from: From, refusedWith: string | undefined) => Promise<void>;

/** Runs every right input of a call, each in a new world. */
async function forEachRight(name: CallName, look: Look) {
  for (const { make, refusedWith } of RIGHT_INPUTS[name] ?? []) {
    const world = await newWorld(roleFor(callOf(name).who));
    await look(await make(world), world.from, refusedWith);
  }
}

/** Right inputs of the last call that was looked at, to be made wrong. */
let unchanged: { readonly name: CallName; readonly inputs: readonly Parameters<Look>[] } | undefined;

/** Runs every right input of a call in a world that other looks share. For inputs made so wrong that they change nothing. */
async function forEachRefused(name: CallName, look: Look) {
  if (unchanged?.name !== name) {
    const inputs: Parameters<Look>[] = [];
    await forEachRight(name, async (...input) => void inputs.push(input));
    unchanged = { name, inputs };
  }
  for (const [fields, from, refusedWith] of unchanged.inputs)
    await look(fields, { ...from, ip: newAddress() }, refusedWith);
}

const newAddress = () => `198.${18 + ((addresses += 1) >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;

it('has a valid input for every call of the contract', () => {
  expect(Object.keys(RIGHT_INPUTS).sort()).toEqual([...NAMES].sort());
  expect(NAMES.filter((name) => RIGHT_INPUTS[name].length === 0)).toEqual([]);
});

describe.each(NAMES)('%s', (name) => {
  it('accepts the valid input', async () => {
    await forEachRight(name, async (fields, from, refusedWith) => {
      const answer = await send(campus, name, fields, from);
      expect(flawOfAnswer(answer)).toBeUndefined();
      expect(answer.body?.code, JSON.stringify(answer.body)).toBe(refusedWith);
    });
  });

  it('refuses wrong types, too long, too short and unknown input, and names the field', async () => {
    const flaws: string[] = [];
    await forEachRefused(name, async (fields, from) => {
      for (const wrong of wrongInputs(name, fields)) {
        // Without `type` the address belongs to another call.
        if (wrong.field === 'type' && name in CALL_TYPES && wrong.title.includes('missing')) continue;
        const answer = await send(campus, name, wrong.fields, from);
        const flaw = flawOfRefusal(answer, wrong.field, placeOf(name, wrong.field));
        if (flaw !== undefined) flaws.push(`${wrong.title}: ${flaw}`);
      }
    });
    expect(flaws).toEqual([]);
  });

  it('answers hostile texts without a server error', async () => {
    const flaws: string[] = [];
    await forEachRight(name, async (fields, from) => {
      for (const { title, fields: hostile } of hostileInputs(name, fields, triedTexts)) {
        const flaw = flawOfAnswer(await send(campus, name, hostile, from));
        if (flaw !== undefined) flaws.push(`${title}: ${flaw}`);
      }
    });
    expect(flaws).toEqual([]);
  });

  it('answers hostile variants of each text without a 500, and echoes no control or direction character', async () => {
    const flaws: string[] = [];
    await forEachRight(name, async (fields, from) => {
      for (const { title, fields: hostile } of hostileTwins(name, fields, triedTwins)) {
        const answer = await send(campus, name, hostile, from);
        const flaw = flawOfAnswer(answer) ?? (answer.status < 300 ? flawOfEcho(answer.body) : undefined);
        if (flaw !== undefined) flaws.push(`${title}: ${flaw}`);
      }
    });
    expect(flaws).toEqual([]);
  });

  it('returns 404 for unknown ids', async () => {
    const flaws: string[] = [];
    await forEachRefused(name, async (fields, from) => {
      for (const field of rulesOf(name, fields).map((rule) => rule.field)) {
        if (!/(^i|I)d$/.test(field) || CALLERS_OWN.includes(field)) continue;
        const answer = await send(campus, name, { ...fields, [field]: UNKNOWN_ID }, from);
        // Removing a missing favourite succeeds.
        if (name === 'favorites.remove' && answer.status === 200) continue;
        // Unfollowing an unknown student succeeds.
        if (name === 'users.unfollow' && answer.status === 200) continue;
        // Marking notifications of an unknown subject as read succeeds.
        if (name === 'notifications.markRead' && field === 'subjectId' && answer.status === 200) continue;
        // Listing the offers of an unknown listing, or the stall of an unknown student, succeeds.
        if ((name === 'offers.list' || name === 'stalls.list') && answer.status === 200) continue;
        const flaw = flawOfFailure(
          answer,
          'not_found',
          // An outdated id is refused in the same way.
          ...(field === 'meetupId' ? ['meetup_changed' as const] : []),
          ...(['planId', 'milestoneId'].includes(field) ? ['milestones_changed' as const] : []),
          ...(field === 'seriesId' ? ['series_over' as const] : []),
          // Permission to add a photo is checked before the photo.
          ...(field === 'photoId' ? ['forbidden' as const] : []),
          ...(placeOf(name, field) === 'path' ? [] : ['validation_failed']),
        );
        if (flaw !== undefined) flaws.push(`${field}: ${flaw}`);
      }
    });
    expect(flaws).toEqual([]);
  });

  it('requires a session, where it needs one, before it checks the input', async () => {
    const { who: caller } = callOf(name);
    const flaws: string[] = [];
    await forEachRefused(name, async (fields, from) => {
      const tokens = {
        garbage: 'not-a-token',
        unknown: 'x'.repeat(43),
        expired,
        'logged out': loggedOut,
        none: undefined,
      };
      for (const [title, token] of Object.entries(tokens)) {
        const inputs = caller === 'anyone' ? [fields] : [fields, { ...fields, notAField: 'x' }];
        for (const input of inputs) {
          const answer = await send(campus, name, input, { ...from, token });
          const flaw = flawOfSession(answer, caller, title);
          if (flaw !== undefined) flaws.push(`${title}: ${flaw}`);
        }
      }
    });
    expect(flaws).toEqual([]);
  });

  const { method } = routeOf(name);
  if (method === 'GET' || method === 'DELETE') return;
  it('refuses a body that is not a JSON object', async () => {
    const flaws: string[] = [];
    await forEachRefused(name, async (fields, from) => {
      for (const [title, body, type, code] of BROKEN_BODIES) {
        // A form is expected where a file is: every other body is of the wrong type.
        const expected = callOf(name).upload ? ['unsupported_media_type', code] : [code];
        const headers = { 'content-type': type };
        const answer = await sendBody(campus, method, pathOf(name, fields), body, from, headers);
        const flaw = flawOfFailure(answer, ...expected);
        if (flaw !== undefined) flaws.push(`${title}: ${flaw}`);
      }
    });
    expect(flaws).toEqual([]);
  });
});

it('refuses an upload without a file', async () => {
  const { from } = await newWorld();
  const missing = await send(campus, 'uploads.create', { purpose: 'avatar', file: null }, from);
  expect(missing.body.fieldErrors).toEqual({ file: { code: 'required' } });
});

const JSON_TYPE = 'application/json';
const BROKEN_BODIES: readonly [title: string, body: string, type: string, code: string][] = [
  ['half an object', '{"a":', JSON_TYPE, 'malformed_request'],
  ['a list', '[{}]', JSON_TYPE, 'malformed_request'],
  ['a text', '"text"', JSON_TYPE, 'malformed_request'],
  ['a number', '5', JSON_TYPE, 'malformed_request'],
  ['null', 'null', JSON_TYPE, 'malformed_request'],
  ['a prototype', '{"__proto__":{"role":"admin"}}', JSON_TYPE, 'malformed_request'],
  ['another type', '<a/>', 'application/xml', 'unsupported_media_type'],
  ['no type that there is', 'a=b', 'nothing', 'unsupported_media_type'],
  ['more than is taken', JSON.stringify({ a: 'x'.repeat(101 * 1024) }), JSON_TYPE, 'payload_too_large'],
];

function pathOf(name: CallName, fields: Fields): string {
  return routeOf(name).path.replace(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(fields[field])),
  );
}

function flawOfRefusal(answer: Answered, field: string, place: Place): string | undefined {
  // An address may be refused for its length before its call is looked up.
  const flaw = flawOfFailure(answer, 'validation_failed', ...(place === 'path' ? ['not_found'] : []));
  if (flaw !== undefined || answer.body.code === 'not_found') return flaw;
  const named = Object.keys(answer.body.fieldErrors ?? {});
  const isNamed = named.some((one) => one === field || one.startsWith(`${field}.`));
  return isNamed ? undefined : `names ${named.join(', ')}, not ${field}`;
}

/** Checks that the session is verified before the input, and only where one is needed. */
function flawOfSession(answer: Answered, caller: Caller, token: string): string | undefined {
  if (caller === 'anyone' || (caller === 'anyone-or-member' && token === 'none')) {
    const flaw = flawOfAnswer(answer);
    return (
      flaw ??
      (['unauthenticated', 'session_expired'].includes(answer.body.code) ? 'needs a session' : undefined)
    );
  }
  return flawOfFailure(
    answer,
    token === 'none' || token === 'garbage' ? 'unauthenticated' : 'session_expired',
  );
}
