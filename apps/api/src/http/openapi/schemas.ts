import { lessonTimes } from '@campushive/contract/calls/series';
import { application, myApplication } from '@campushive/contract/entities/application';
import { appeal, takedown } from '@campushive/contract/entities/appeal';
import { dashboard } from '@campushive/contract/entities/dashboard';
import { dispute, orderDispute, refund } from '@campushive/contract/entities/dispute';
import { attendee, eventState, heldTicket, ticket } from '@campushive/contract/entities/event';
import { favorite, favoriteMarks, favoriteState } from '@campushive/contract/entities/favorite';
import { group, groupMember } from '@campushive/contract/entities/group';
import { hiveType, listing } from '@campushive/contract/entities/listing';
import { conversation, conversationListing, message } from '@campushive/contract/entities/message';
import { auditEntry, moderatedUser, reportCase } from '@campushive/contract/entities/moderation';
import { notification } from '@campushive/contract/entities/notification';
import { payment } from '@campushive/contract/entities/payment';
import { bank, bankAccountHolder, payout, payoutAccount } from '@campushive/contract/entities/payout';
import { home, testimonial, topic } from '@campushive/contract/entities/public';
import { receipt } from '@campushive/contract/entities/receipt';
import { orderReviews, review } from '@campushive/contract/entities/review';
import { savedSearch, suggestion } from '@campushive/contract/entities/search';
import { service } from '@campushive/contract/entities/service';
import { deviceSession } from '@campushive/contract/entities/session';
import { settings } from '@campushive/contract/entities/settings';
import { studyFile } from '@campushive/contract/entities/study-file';
import { directThread, groupThread, thread } from '@campushive/contract/entities/thread';
import { photo } from '@campushive/contract/entities/upload';
import { person, profile, publicUser, university, user } from '@campushive/contract/entities/user';
import {
  majorUnits,
  email,
  id,
  instant,
  mobileMoneyPhone,
  priceInput,
  requiredPrice,
  serverAddress,
  sessionHours,
  webAddress,
  whenInput,
} from '@campushive/contract/schema';
import { localized } from '@campushive/contract/campus';
import { campus } from '@campushive/domain/platform/campus';
import * as z from 'zod/mini';
import { ANSWER_WORDS } from './answer-words.js';
import { REQUEST_WORDS } from './field-words.js';

export type Json = Record<string, unknown>;

/** Named schemas, which the document describes once. */
const NAMED: Readonly<Record<string, z.ZodMiniType>> = {
  ...{ Application: application, MyApplication: myApplication, Appeal: appeal, Takedown: takedown },
  ...{ Dashboard: dashboard, Dispute: dispute, OrderDispute: orderDispute, Refund: refund },
  ...{ Attendee: attendee, EventState: eventState, HeldTicket: heldTicket, Ticket: ticket },
  ...{ Favorite: favorite, FavoriteMarks: favoriteMarks, FavoriteState: favoriteState, Group: group },
  ...{ GroupMember: groupMember, Thread: thread, DirectThread: directThread, GroupThread: groupThread },
  ...{ HiveType: hiveType, Listing: listing, Conversation: conversation, Message: message },
  ...{ ConversationListing: conversationListing, AuditEntry: auditEntry, ModeratedUser: moderatedUser },
  ...{ ReportCase: reportCase, Notification: notification, Payment: payment, Payout: payout },
  ...{ Bank: bank, BankAccountHolder: bankAccountHolder },
  ...{ PayoutAccount: payoutAccount, Home: home, Testimonial: testimonial, Topic: topic },
  ...{ Receipt: receipt, OrderReviews: orderReviews, Review: review, SavedSearch: savedSearch },
  ...{ Suggestion: suggestion, Service: service, DeviceSession: deviceSession, Settings: settings },
  ...{ StudyFile: studyFile, Photo: photo, Person: person, Profile: profile, PublicUser: publicUser },
  ...{ University: university, User: user },
};
const names = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries(NAMED)) names.add(schema, { id: name });

/** Constraints of the contract's shared schemas that their JSON type does not express. */
const BLOCKS = new Map<z.core.$ZodType, Json>([
  [id, { format: 'uuid' }],
  [email, { format: 'email' }],
  [instant, { format: 'date-time' }],
  [majorUnits, { description: 'Major units of the campus’s currency, with at most its decimals' }],
  [
    lessonTimes,
    {
      description: 'ISO 8601 instants, in order',
      examples: [['2030-03-15T10:00:00.000Z', '2030-03-22T10:00:00.000Z']],
    },
  ],
  [whenInput, { description: 'An ISO 8601 instant or date', examples: ['2030-03-15T10:00:00.000Z'] }],
  [
    priceInput,
    {
      description: 'Major units of the campus’s currency with at most its decimals, as a number or in digits',
      examples: [120],
    },
  ],
  [
    requiredPrice,
    {
      description: 'Major units of the campus’s currency with at most its decimals; 0 gives it away',
      examples: [120],
    },
  ],
  [webAddress, { format: 'uri', examples: ['https://example.org/'] }],
  [serverAddress, { format: 'uri', examples: ['https://example.org/'] }],
  [sessionHours, { description: 'Whole or half hours, 0.5 to 8', examples: [2] }],
  [mobileMoneyPhone, { description: 'A mobile number of the campus’s country', examples: ['0551234987'] }],
]);

/** Converts a schema of the contract to the document's form. Named schemas are added to `components`. */
export function documented(schema: z.ZodMiniType, io: 'input' | 'output', components: Json): Json {
  // Inside another one, so that a named one is only referred to.
  const json = z.toJSONSchema(z.object({ schema }), {
    io,
    unrepresentable: 'any',
    metadata: names,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, BLOCKS.get(zodSchema));
    },
  }) as Json;
  const { $defs, properties } = renamed(json) as { $defs?: Json; properties: { schema: Json } };
  Object.assign(components, $defs);
  return properties.schema;
}

function renamed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(renamed);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(
    ([key]) => key !== 'id' || typeof (node as Json)['id'] !== 'string',
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : renamed(value),
    ]),
  );
}

/** Returns the description of a field of an object; undefined without one. */
export type Words = (field: string, owner: string) => string | undefined;

export const requestWords =
  (call: string): Words =>
  (field, owner) =>
    REQUEST_WORDS[`${call}.${field}`] ??
    REQUEST_WORDS[`${owner}.${field}`] ??
    REQUEST_WORDS[field] ??
    ownFieldWords(field);

/** Returns the labels of a field in the campus's own hives. Undefined if they have no such field. */
function ownFieldWords(field: string): string | undefined {
  const named = campus.hives.flatMap(({ fields = [] }) => fields).filter(({ id }) => id === field);
  const labels = new Set(named.map(({ label }) => localized(label, campus.defaultLocale)));
  return labels.size === 0 ? undefined : [...labels].join('. ');
}

export const answerWords: Words = (field, owner) => ANSWER_WORDS[`${owner}.${field}`] ?? ANSWER_WORDS[field];

/** Returns the schema with descriptions of all fields that have one. `owner` names the described object. */
export function withWords(node: unknown, words: Words, owner: string): unknown {
  if (Array.isArray(node)) return node.map((one) => withWords(one, words, owner));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'properties'
        ? fieldsWithWords(value as Record<string, Json>, words, owner)
        : withWords(value, words, owner),
    ]),
  );
}

function fieldsWithWords(fields: Readonly<Record<string, Json>>, words: Words, owner: string): Json {
  return Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => {
      const description = words(field, owner);
      // The data of a response belongs to its call.
      const inner = withWords(schema, words, field === 'data' ? owner : field) as Json;
      return [field, description === undefined ? inner : { ...inner, description }];
    }),
  );
}
