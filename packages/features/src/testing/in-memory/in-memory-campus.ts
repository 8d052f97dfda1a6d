import {
  DAY,
  fieldErrorsOf,
  registerHives,
  type CallOptions,
  type ChargebackOutcome,
  type Client,
  type User,
} from '@campushive/contract';
import { campus as ghana } from '@campushive/campus-ghana';
import { callsFor } from '@campushive/contract/calls';
import type { Campus } from '@campushive/contract/campus-schema';
import type { Call } from '@campushive/contract/call';
import { routes, type CallName } from '@campushive/contract/routes';
import { accountCalls } from './account.js';
import { appealCalls } from './appeals.js';
import { applicationCalls } from './applications.js';
import { offerCalls } from './offers.js';
import { authCalls } from './auth.js';
import { calendarCalls } from './calendar.js';
import { availabilityCalls } from './availability.js';
import { chargebackCalls, raiseChargeback, resolveChargeback } from './chargebacks.js';
import { creditCalls } from './credits.js';
import { dashboardCalls } from './dashboard.js';
import { favoriteCalls } from './favorites.js';
import { signingEventCalls, type SigningEventCall, type SigningEventCalls } from './door.js';
import { eventCalls, releaseScanned } from './events.js';
import { completionCalls } from './completions.js';
import { expireProposals, milestoneCalls } from './milestones.js';
import { deliveryCalls } from './deliveries.js';
import { disputeCalls } from './disputes.js';
import { attachmentCalls, type AttachmentUpload } from './attachments.js';
import { fileCalls, type FileUpload } from './files.js';
import { groupCalls } from './groups.js';
import { hiveCalls } from './hives.js';
import { lessonCalls } from './lessons.js';
import { meetupCalls } from './meetups.js';
import { settlementCalls } from './settlements.js';
import { voucherCalls, type VoucherCall, type VoucherCalls } from './vouchers.js';
import { messageCalls } from './messages.js';
import { moderatedAccountCalls } from './moderated-accounts.js';
import { moderatedListingCalls } from './moderated-listings.js';
import { passkeyCalls } from './passkeys.js';
import { healthCalls } from './campus-health.js';
import { consoleCalls } from './console.js';
import { announceListings, partnerCalls } from './partners.js';
import { paymentCalls } from './payments.js';
import { promoCodeCalls } from './promo-codes.js';
import { seriesCalls, tickSeries } from './series.js';
import { pushCalls } from './push.js';
import { blockingCalls } from './blocking.js';
import { followCalls } from './follows.js';
import { invitationCalls } from './invitations.js';
import { endReductions } from './price-drops.js';
import { publicCalls } from './public.js';
import { hideUnanswered, reportCalls } from './reports.js';
import { portfolioCalls } from './portfolio.js';
import { reviewCalls } from './reviews.js';
import { payoutCalls } from './payouts.js';
import { searchCalls } from './search.js';
import { serviceCalls } from './services.js';
import { forgetAtProvider, ledgerCalls } from './ledger.js';
import { endUndo } from './removal.js';
import { expireVerifications, studentVerificationCalls } from './student-verification.js';
import { wantedCalls } from './wanted.js';
import type { PayerOutcome } from './stored.js';
import { refuse, type InMemoryCalls, type Reply, type State, type Student } from './state.js';

/** In-memory campus with the server's rules, for stories, tests and trying out a screen. */
export interface InMemoryCampus {
  /** Returns the typed client of the token's owner, or of a visitor without a token. */
  client(token?: string): Client;
  /** Returns the newest code sent to an email address. */
  codeFor(email: string): string;
  /** Returns the newest reset token sent to an email address. */
  resetTokenFor(email: string): string;
  /** Returns the newest "This wasn't me" token sent to an email address. */
  alarmTokenFor(email: string): string;
  /** Simulates the payer on the provider's page. */
  pay(reference: string, outcome: PayerOutcome): void;
  /** Simulates the payer's bank, which raises a chargeback or decides it. */
  bank(reference: string, step: 'raise' | ChargebackOutcome): void;
  /** Removes a payment from the provider and runs the nightly comparison. */
  forgetAtProvider(reference: string): void;
  /** Makes the provider refuse transfers for lack of balance, or accept them again. */
  refuseTransfers(refused: boolean): void;
  /** Gives a student a role, as an operator does. */
  promote(id: string, role: User['role']): void;
  /** Sets the days since a student's last verification. */
  provedDaysAgo(id: string, days: number): void;
  /** Advances the clock. */
  advance(milliseconds: number): void;
}

type Handler = (input: never, me: Student | null, file: unknown) => Reply | Promise<Reply>;

/** Creates an empty campus with the default hives or those of another definition. */
export function createInMemoryCampus(start: Date, { hives }: Pick<Campus, 'hives'> = ghana): InMemoryCampus {
  registerHives({ hives });
  let ahead = 0;
  let serial = 0;
  const state: State = {
    hives,
    now: () => new Date(start.getTime() + ahead),
    nextId: () => `01934c00-0000-7000-8000-${String((serial += 1)).padStart(12, '0')}`,
    students: [],
    registrations: [],
    sessions: new Map(),
    devices: new Map(),
    alarms: new Map(),
    stepUps: new Map(),
    passkeys: [],
    calendars: new Map(),
    challenges: new Map(),
    blocks: [],
    follows: [],
    heardOf: new Set(),
    resets: new Map(),
    failures: new Map(),
    uploads: new Map(),
    portfolios: new Map(),
    files: new Map(),
    attachments: new Map(),
    downloads: new Map(),
    listings: [],
    availabilities: new Map(),
    applications: [],
    milestonePlans: [],
    invitations: [],
    conversations: [],
    favorites: [],
    recents: [],
    savedSearches: [],
    wanted: [],
    attendeeMessages: [],
    promoCodes: [],
    series: [],
    offers: [],
    orders: [],
    reviews: [],
    payoutAccounts: new Map(),
    paymentNumbers: new Map(),
    payouts: [],
    transferFailure: null,
    credits: [],
    comparedAt: null,
    ledgerCases: [],
    switchedOff: new Map(),
    partnerKeys: [],
    webhooks: [],
    wasListed: new Map(),
    webhookDeliveries: [],
    places: [],
    formerPlaces: [],
    doorHelpers: [],
    groupMessages: [],
    groupReads: new Map(),
    groupNotified: new Map(),
    groupReceived: new Map(),
    groupArchives: new Map(),
    groupMutes: new Set(),
    contactMessages: [],
    cases: [],
    takedowns: [],
    audit: [],
    notifications: [],
    pushTargets: new Map(),
    mails: [],
  };
  const newest = (email: string, part: 'code' | 'token' | 'alarm') =>
    state.mails.findLast((mail) => mail.to === email && mail[part] !== undefined)?.[part] ?? '';

  return {
    client: (token) => clientOf(state, token ?? null),
    codeFor: (email) => newest(email, 'code'),
    resetTokenFor: (email) => newest(email, 'token'),
    alarmTokenFor: (email) => newest(email, 'alarm'),
    pay(reference, outcome) {
      const order = state.orders.find((one) => one.reference === reference);
      if (order !== undefined) order.outcome ??= outcome;
    },
    bank(reference, step) {
      const order = state.orders.find((one) => one.reference === reference);
      if (order === undefined) return;
      if (step === 'raise') return raiseChargeback(state, order);
      for (const one of order.chargebacks ?? []) resolveChargeback(state, one, step);
    },
    forgetAtProvider(reference) {
      const order = state.orders.find((one) => one.reference === reference);
      if (order !== undefined) forgetAtProvider(state, order);
    },
    refuseTransfers(refused) {
      state.transferFailure = refused ? 'balance_too_low' : null;
    },
    promote(id, role) {
      const student = state.students.find((one) => one.id === id);
      if (student !== undefined) student.role = role;
    },
    provedDaysAgo(id, days) {
      const student = state.students.find((one) => one.id === id);
      if (student !== undefined) student.provedAt = state.now().getTime() - days * DAY;
    },
    advance: (milliseconds) => void (ahead += milliseconds),
  };
}

/** Handlers of all calls. Some are asynchronous. */
type Handlers = InMemoryCalls<
  Exclude<CallName, VoucherCall | SigningEventCall | 'files.create' | 'attachments.create'>
> &
  VoucherCalls &
  SigningEventCalls &
  FileUpload &
  AttachmentUpload;

function clientOf(state: State, token: string | null): Client {
  const events = eventCalls(state);
  const handlers: Handlers = {
    ...authCalls(state, () => token),
    ...passkeyCalls(state, () => token),
    ...studentVerificationCalls(state),
    ...accountCalls(state, () => token),
    ...hiveCalls(state),
    ...applicationCalls(state),
    ...invitationCalls(state),
    ...followCalls(state),
    ...blockingCalls(state),
    ...favoriteCalls(state),
    ...dashboardCalls(state),
    ...availabilityCalls(state),
    ...events,
    ...signingEventCalls(state, events),
    ...promoCodeCalls(state),
    ...seriesCalls(state),
    ...searchCalls(state),
    ...serviceCalls(state),
    ...wantedCalls(state),
    ...fileCalls(state),
    ...attachmentCalls(state),
    ...messageCalls(state),
    ...offerCalls(state),
    ...groupCalls(state),
    ...paymentCalls(state),
    ...reviewCalls(state),
    ...portfolioCalls(state),
    ...payoutCalls(state),
    ...creditCalls(state),
    ...pushCalls(state),
    ...publicCalls(state),
    ...reportCalls(state),
    ...appealCalls(state),
    ...moderatedAccountCalls(state),
    ...moderatedListingCalls(state),
    ...deliveryCalls(state),
    ...completionCalls(state),
    ...milestoneCalls(state),
    ...disputeCalls(state),
    ...lessonCalls(state),
    ...calendarCalls(state),
    ...meetupCalls(state),
    ...settlementCalls(state),
    ...voucherCalls(state),
    ...chargebackCalls(state),
    ...ledgerCalls(state),
    ...partnerCalls(state),
    ...healthCalls(state),
    ...consoleCalls(state),
  };
  const calls = callsFor(state);
  const groups: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(routes) as CallName[]) {
    const [group = '', call = ''] = name.split('.');
    (groups[group] ??= {})[call] = async (input: Record<string, unknown>, options?: CallOptions) => {
      endUndo(state);
      releaseScanned(state);
      endReductions(state);
      expireVerifications(state);
      tickSeries(state);
      expireProposals(state);
      hideUnanswered(state);
      const call: Call = calls[name];
      const me = viewerOf(state, call, token);
      const parsed = parse(call.input, input) as never;
      if (call.stepUp) requireStepUp(state, token, options?.stepUp);
      const reply = await (handlers[name] as unknown as Handler)(parsed, me, input['file']);
      announceListings(state);
      return { status: 'success', ...reply };
    };
  }
  return groups as unknown as Client;
}

function viewerOf(state: State, call: Call, token: string | null): Student | null {
  if (call.who === 'anyone') return null;
  if (token === null) return call.who === 'anyone-or-member' ? null : refuse('unauthenticated');
  const me = state.sessions.get(token) ?? refuse('session_expired');
  if (me.suspended !== null) refuse('account_suspended');
  touch(state, token);
  if (call.who === 'admin' && me.role !== 'admin') refuse('forbidden');
  return call.who === 'moderator' && me.role === 'student' ? refuse('forbidden') : me;
}

/** Records the use of a device. */
function touch({ devices, now }: State, token: string): void {
  const device = devices.get(token);
  if (device !== undefined) devices.set(token, { ...device, lastUsedAt: now().toISOString() });
}

/** Requires an identity proof, which is valid only in its session and for a limited time. */
function requireStepUp(state: State, token: string | null, proof: string | undefined): void {
  const open = state.stepUps.get(proof ?? '');
  if (open !== undefined && open.token === token && open.until > state.now().getTime()) return;
  refuse('step_up_required', 'Please confirm that it is you: your password is needed again.');
}

/** Validates input like the server, with the same field names. */
function parse(schema: Call['input'], input: Record<string, unknown>): unknown {
  const { file: _file, ...fields } = input;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  return refuse('validation_failed', 'Validation failed', fieldErrorsOf(parsed.error.issues));
}
