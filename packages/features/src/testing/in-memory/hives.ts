import { campus as ghana } from '@campushive/campus-ghana';
import {
  costsNothing,
  fieldErrorsOf,
  isPastDay,
  missingIn,
  changedOwnDetails,
  hiveNamesOf,
  HIVE_FEATURES,
  isHive,
  ownHive,
  saleOf,
  LISTING_GROUPS,
  itemOf,
  LISTING_STATUSES,
  mayMoveListing,
  versionAfter,
  type HiveName,
  type Listing,
  type ListingStatus,
  type SoldTogether,
  type ParsedInputOf,
  type Photo,
  hiveOf,
  LIVE_ORDER_STATUSES,
} from '@campushive/contract';
import { statementAfter } from '@campushive/contract/rules/sharing';
import { refusalToAssign } from '@campushive/contract/rules/applications';
import { wrongEnd } from '@campushive/contract/rules/event-times';
import {
  decideStoredPackages,
  isOffered,
  packagesOf,
  packageInputsIn,
} from '@campushive/contract/rules/packages';
import {
  decideStoredKinds,
  ticketKindsOf,
  ticketKindInputsIn,
} from '@campushive/contract/rules/ticket-kinds';
import { mayRenew } from '@campushive/contract/rules/renewal';
import { deliveryStatusOf } from '@campushive/contract/rules/deliveries';
import { trialPriceOf } from '@campushive/contract/rules/bookings';
import { refusalToOfferAgain } from '@campushive/contract/rules/offer-again';
import { HIVE_FIELDS } from '@campushive/contract/hive-fields';
import { ownFieldsOf } from '@campushive/contract/own-fields';
import * as z from 'zod/mini';
import { aPhoto } from '../fixtures.js';
import { blockedMark } from './blocking.js';
import { buys, isInFlight } from './bundles.js';
import { invitedOf } from './invitations.js';
import { agreedOf, extrasOf, factsOf, taskOf, notifyOfTask, notifyOthers } from './applications.js';
import { eventPlanOf } from '@campushive/contract/rules/event-moves';
import { applyMove, requireMove } from './event-moves.js';
import { isCancelledByDeletion, isReversible, takeBack } from './removal.js';
import { moveUp, takenByKind, todayIn } from './events.js';
import { findInMemory } from './finding.js';
import { endOf, factsOfRenewal, toListed, toListing } from './listing-presenter.js';
import { bringUp, countView, figuresOf } from './own-listings.js';
import { notifyOfListing } from './search.js';
import {
  isBlocked,
  pageOf,
  refuse,
  refuseField,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type Student,
} from './state.js';
import { priceRange } from './price-range.js';
import { reprice } from './price-drops.js';
import { endPlans, milestonesOf } from './milestones.js';
import { endOffers, isUsed, latestOffer, offerShown } from './offers.js';
import { requireStudentVerification } from './student-verification.js';
import { isSwitchedOff, requireSwitchedOn } from './console.js';
import { toMajor, toSalePrice } from './money.js';
import { isServiceFull } from './services.js';
import { hourPriceFor } from './trial.js';
import { isVisible } from './visible.js';
import { downloadKey, refuseSameFile } from './files.js';

type HiveCalls = InMemoryCalls<
  | 'hives.types'
  | 'hives.list'
  | 'hives.get'
  | 'hives.create'
  | 'hives.update'
  | 'hives.remove'
  | 'hives.restore'
  | 'hives.setStatus'
  | 'hives.view'
  | 'hives.renew'
  | 'hives.markSold'
  | 'hives.assign'
  | 'hives.myPosted'
  | 'hives.myAssigned'
  | 'hives.priceRange'
  | 'category.list'
  | 'category.create'
  | 'category.update'
  | 'uploads.create'
>;
type Fields = Readonly<Record<string, unknown>>;
type ListInput = Omit<ParsedInputOf<'hives.list'>, 'hiveType'>;

const OPEN: readonly ListingStatus[] = ['active', 'reserved'];

/** In-memory calls for listings. `me` is missing for visitors. */
export function hiveCalls(state: State): HiveCalls {
  const describe = (listing: StoredListing, me: Student | null): Listing => ({
    ...toListing(listing, me),
    ...extrasOf(state, listing, me),
    ...dividedOf(listing, me),
    ...invitedOf(state, listing, me),
    ...moneyOf(listing, me),
    ...(listing.poster === me && refusalTo(listing) === null && { mayOfferAgain: true }),
    ...offerOf(listing, me),
    ...blockedMark(state, listing, me),
    ...trialOf(listing, me),
    ...(isOffered(listing.details) && { isFullyBooked: isServiceFull(state, listing) }),
    ...(listing.poster === me && figuresOf(state, listing)),
    ...opinionOf(listing, me),
  });
  const opinionOf = (listing: StoredListing, me: Student | null) => {
    const myOpinion = me === null ? undefined : state.downloads.get(downloadKey(listing.id, me));
    return myOpinion === undefined ? {} : { myOpinion };
  };
  const refusalTo = (listing: StoredListing) =>
    refusalToOfferAgain({
      status: listing.status,
      orders: state.orders.filter((one) => buys(one, listing)).map(({ status }) => status),
    });
  const trialOf = (listing: StoredListing, me: Student | null) => {
    if (listing.hive !== 'academia' || me === listing.poster) return {};
    const trialMinor = trialPriceOf(hourPriceFor(state, listing, me));
    return trialMinor === null ? {} : { trialPrice: toMajor(trialMinor) };
  };
  const offerOf = (listing: StoredListing, me: Student | null) => {
    const latest = me === null ? undefined : latestOffer(state, listing, me);
    return latest === undefined || isUsed(latest) ? {} : { myOffer: offerShown(state, latest) };
  };
  const moneyOf = (listing: StoredListing, me: Student | null) => {
    const order = state.orders.find(
      (one) =>
        buys(one, listing) &&
        LIVE_ORDER_STATUSES.includes(one.status) &&
        (one.buyer === me || one.seller === me),
    );
    if (order === undefined) return {};
    const { id, status, delivery } = order;
    const far = delivery === undefined ? {} : { delivery: deliveryStatusOf(delivery) };
    return { myOrder: { id, status, ...far } };
  };
  /** Milestones are visible only to the two sides of a gig. */
  const dividedOf = (listing: StoredListing, me: Student | null) =>
    me !== null && (listing.poster === me || listing.assignedToId === me.id)
      ? milestonesOf(state, listing)
      : {};
  const visible = (id: string, me: Student | null): StoredListing => {
    const found = state.listings.find((one) => one.id === id);
    if (found !== undefined && isVisible(found, me)) return found;
    return refuse(found?.isCancelled === true && found.removed === null ? 'event_cancelled' : 'not_found');
  };
  const own = (id: string, me: Student): StoredListing => {
    const found = visible(id, me);
    return found.poster === me ? found : refuse('forbidden');
  };
  const inFlight = (listing: StoredListing) => isInFlight(state, listing);
  const move = (listing: StoredListing, to: ListingStatus, givesBack = false) => {
    if (!givesBack && inFlight(listing)) refuse('payment_in_flight');
    if (listing.status === 'sold' && to === 'active') {
      const refused = refusalTo(listing);
      if (refused !== null) refuse(refused);
    }
    if (!mayMoveListing(listing.status, to, 'poster')) refuse('illegal_transition');
    listing.status = to;
    if (to !== 'active') endOffers(state, (one) => one.listing === listing, 'closed');
  };
  const photosOf = (references: unknown, me: Student): Photo[] =>
    (Array.isArray(references) ? references : []).map((reference: string, index) => {
      const upload = state.uploads.get(reference);
      return upload?.owner === me ? upload.photo : refuseField(`photos.${index}`, 'unknown_upload');
    });

  /** Returns the study material of `fileId`. */
  const fileOf = ({ fileId }: Fields, me: Student): Fields => {
    if (fileId === undefined) return {};
    if (fileId === null) return { file: null };
    const upload = state.files.get(String(fileId));
    return upload?.owner === me ? { file: upload.file } : refuseField('fileId', 'unknown_upload');
  };

  const statementOf = (hive: HiveName, before: Fields, input: Fields) =>
    hive === 'archive' ? statementAfter(before, input, state.now()) : {};

  function requireWhole(hive: HiveName, posting: Parameters<typeof missingIn>[1]): void {
    const [missing] = missingIn(hive, posting);
    if (missing !== undefined) refuseField(...missing);
  }
  function requirePastPurchase({ purchaseDate }: Fields): void {
    if (typeof purchaseDate === 'string' && !isPastDay(purchaseDate, state.now()))
      refuseField('purchaseDate', 'not_in_past');
  }
  function requireRightEnd(hive: HiveName, details: Fields): void {
    const wrong = hive === 'buzz' ? wrongEnd(details, ghana.timeZone) : null;
    if (wrong !== null) refuseField('eventEndDate', wrong.code, wrong.params);
  }

  /** Returns the ticket types of an event after an edit. */
  function kindsOf(hive: HiveName, before: StoredListing | null, input: Fields) {
    if (hive !== 'buzz') return { details: {}, priceMinor: undefined };
    const decision = decideStoredKinds(
      ticketKindInputsIn(input, toSalePrice),
      {
        before: ticketKindsOf(before?.details ?? {}),
        taken: before === null ? new Map<string | null, number>() : takenByKind(state, before),
        today: todayIn(state),
        isFree: costsNothing(hive, { ...before?.details, ...input }),
      },
      () => state.nextId(),
    );
    return 'refused' in decision ? refuseField(decision.field, decision.refused, decision.params) : decision;
  }

  /** Returns the packages of a service after an edit. */
  function packagesIn(hive: HiveName, before: StoredListing | null, input: Fields) {
    if (hive !== 'sidehustle') return { details: {}, priceMinor: undefined };
    const decision = decideStoredPackages(
      packageInputsIn(input, toSalePrice),
      {
        before: packagesOf(before?.details ?? {}),
        isPosted: before !== null && before.status !== 'draft',
      },
      () => state.nextId(),
    );
    return 'refused' in decision ? refuseField(decision.field, decision.refused) : decision;
  }

  /** Assigns tickets sold at a single price to the first of the new ticket types. */
  function adopt(listing: StoredListing): void {
    const [kind] = ticketKindsOf(listing.details);
    if (kind === undefined) return;
    const { id, name } = kind;
    for (const place of listing.places ?? []) if (place.status !== 'waiting') place.kindId ??= id;
    for (const order of state.orders) if (order.listing === listing) order.ticketKind ??= { id, name };
  }

  function create(hive: HiveName, input: Fields, me: Student) {
    const priceMinor = priceIn(input) ?? null;
    const description = String(input['description'] ?? input['specialInstructions'] ?? '');
    requirePastPurchase(input);
    requireRightEnd(hive, input);
    const statement = statementOf(hive, {}, input);
    if (input['draft'] !== true) {
      requireWhole(hive, {
        price: priceMinor,
        description,
        details: { ...input, ...(ownHive(hive) && detailsOf(hive, input)), ...statement },
      });
      requireStudentVerification(me);
      requireSwitchedOn(state, hive, 'posting');
    }
    const kinds = kindsOf(hive, null, input);
    const packages = packagesIn(hive, null, input);
    const file = fileOf(input, me);
    if (input['draft'] !== true) refuseSameFile(state, file['file'], me);
    const listing: StoredListing = {
      id: state.nextId(),
      hive,
      poster: me,
      title: String(input['title']),
      description,
      priceMinor: costsNothing(hive, input) ? 0 : (kinds.priceMinor ?? packages.priceMinor ?? priceMinor),
      status: input['draft'] === true ? 'draft' : 'active',
      details: { ...detailsOf(hive, input), ...statement, ...file, ...kinds.details, ...packages.details },
      photos: photosOf(input['photos'], me),
      hiddenBy: null,
      removed: null,
      assignedToId: null,
      createdAt: state.now().toISOString(),
    };
    state.listings.unshift(listing);
    notifyOfListing(state, listing);
    return {
      data: describe(listing, me),
      message: `New ${hiveOf(state, hive).title} listing created successfully!`,
    };
  }

  /** Returns true for an event that is not over. */
  const isOn = (listing: StoredListing) =>
    listing.hive === 'buzz' && (endOf(listing) ?? state.now()) > state.now();

  interface Change {
    readonly hive?: HiveName;
    readonly read?: string | undefined;
    readonly confirmMove?: boolean | undefined;
  }

  function update(id: string, { hive, read, confirmMove = false }: Change, input: Fields, me: Student) {
    const listing = own(id, me);
    const { updatedAt } = describe(listing, me);
    if (read !== undefined && Date.parse(read) !== Date.parse(updatedAt)) return refuse('edited_meanwhile');
    if (hive !== undefined && listing.hive !== hive) return refuse('not_found');
    if (['sold', 'completed', 'hidden'].includes(listing.status)) return refuse('conflict');
    for (const field of Object.keys(input)) {
      if (!(field in fieldsOf(listing.hive))) refuseField(field, 'unknown_field');
    }
    if (ownHive(listing.hive) !== undefined) requireRight(listing.hive, input);
    const packages = packagesIn(listing.hive, listing, input);
    const named = priceIn(input);
    const statement = statementOf(listing.hive, listing.details, input);
    const posting = {
      price: named === undefined ? listing.priceMinor : named,
      description: String(input['description'] ?? listing.description),
      details: {
        ...listing.details,
        ...('fileId' in input && { file: null }),
        ...input,
        ...(ownHive(listing.hive) && detailsOf(listing.hive, input, listing.details)),
        ...statement,
      },
    };
    if (listing.status !== 'draft') requireWhole(listing.hive, posting);
    requirePastPurchase(input);
    requireRightEnd(listing.hive, posting.details);
    const before = eventPlanOf(listing.details);
    if (listing.hive === 'buzz' && listing.status !== 'draft')
      requireMove(state, listing, eventPlanOf(posting.details), confirmMove);
    const kinds = kindsOf(listing.hive, listing, input);
    const hadKinds = ticketKindsOf(listing.details).length > 0;
    const isRepriced = posting.price !== listing.priceMinor;
    if (isRepriced && itemOf(listing.hive, isOffered(listing.details)) === 'listing' && inFlight(listing)) {
      return refuse('conflict');
    }
    const file = fileOf(input, me);
    if (listing.status !== 'draft' && file['file'] !== listing.details['file'])
      refuseSameFile(state, file['file'], me, listing);
    if (isRepriced) endOffers(state, (one) => one.listing === listing, 'price_changed');
    if (typeof input['title'] === 'string') listing.title = input['title'];
    if (typeof input['description'] === 'string') listing.description = input['description'];
    listing.details = {
      ...listing.details,
      ...detailsOf(listing.hive, input, listing.details),
      ...statement,
      ...file,
      ...kinds.details,
      ...packages.details,
    };
    if (!hadKinds) adopt(listing);
    const nextMinor = costsNothing(listing.hive, listing.details)
      ? 0
      : (kinds.priceMinor ?? packages.priceMinor ?? posting.price);
    if (listing.status !== 'draft') reprice(state, listing, nextMinor ?? 0);
    listing.priceMinor = nextMinor;
    if (input['photos'] !== undefined) listing.photos = photosOf(input['photos'], me);
    if (listing.hive === 'buzz') {
      moveUp(state, listing);
      applyMove(state, listing, before);
    }
    listing.updatedAt = versionAfter(new Date(updatedAt), state.now()).toISOString();
    return { data: describe(listing, me) };
  }

  function list({ cursor, limit, ...input }: ListInput, hive: HiveName | undefined, me: Student | null) {
    const found = findInMemory(state, input, hive);
    const { items, pagination } = pageOf(found, cursor, limit);
    return { data: items.map((one) => toListed(one, me)), count: found.length, pagination };
  }

  const mine = (
    listings: readonly StoredListing[],
    { cursor, limit }: { cursor?: string | undefined; limit?: number | undefined },
    me: Student,
  ) => {
    const { items, pagination } = pageOf(listings, cursor, limit);
    return {
      data: items.map((one) =>
        one.poster === me
          ? describe(one, me)
          : {
              ...toListing(one, me),
              ...agreedOf(state, one, me),
              ...dividedOf(one, me),
              ...moneyOf(one, me),
            },
      ),
      pagination,
    };
  };

  return {
    'hives.types': () => ({
      data: hiveNamesOf(state).map((id) => {
        const { title, icon, description } = hiveOf(state, id);
        const count = state.listings.filter((one) => one.hive === id && OPEN.includes(one.status)).length;
        const paused = HIVE_FEATURES.filter((feature) => isSwitchedOff(state, id, feature));
        return { id, name: title, icon, description, count, ...(paused.length > 0 && { paused }) };
      }),
      count: state.hives.length,
    }),
    'hives.list': ({ hiveType, ...input }, me) => list(input, hiveType, me),
    'category.list': ({ category, ...input }, me) => list(input, category, me),
    'hives.get': ({ id }, me) => ({ data: describe(visible(id, me), me) }),
    'hives.create': ({ hiveType, ...input }, me) => create(hiveType, input, me),
    'category.create': ({ category, ...input }, me) => create(category, input, me),
    'hives.update': ({ id, updatedAt, confirmMove, ...input }, me) =>
      update(id, { read: updatedAt, confirmMove }, input, me),
    'category.update'({ category, id, updatedAt, ...change }, me) {
      const { confirmMove, ...input } = { confirmMove: undefined, ...change };
      return update(id, { hive: category, read: updatedAt, confirmMove }, input, me);
    },
    'hives.remove'({ id }, me) {
      const listing = own(id, me);
      const { status: from } = listing;
      const isCancelled = isCancelledByDeletion(listing, state.now());
      if (!isCancelled && inFlight(listing) && isOn(listing)) return refuse('event_begun');
      move(listing, 'deleted', isCancelled);
      listing.isCancelled = isCancelled;
      listing.removed = { at: state.now().getTime(), from };
      return {};
    },
    'hives.restore'({ id }, me) {
      const found = state.listings.find((one) => one.id === id && one.status === 'deleted');
      if (found?.poster === me) takeBack(state, found);
      return { data: describe(own(id, me), me) };
    },
    'hives.setStatus'({ id, status }, me) {
      if (status === 'deleted') return refuseField('status', 'use_delete');
      const listing = own(id, me);
      const helperId = listing.assignedToId;
      if (status === 'active' && ['draft', 'expired', 'sold'].includes(listing.status)) {
        requireStudentVerification(me);
        requireSwitchedOn(state, listing.hive, 'posting');
        if (listing.status === 'draft') requireWhole(listing.hive, { ...listing, price: listing.priceMinor });
        refuseSameFile(state, listing.details['file'], me, listing);
      }
      const wasDraft = listing.status === 'draft';
      const comesUp = listing.status === 'expired' && mayRenew(factsOfRenewal(listing), state.now());
      move(listing, status);
      if (status === 'active' && wasDraft) notifyOfListing(state, listing);
      if (comesUp && status === 'active') bringUp(state, listing);
      if (status === 'completed' && helperId === null) {
        notifyOthers(state, listing, me.id, 'application_closed');
      }
      if (status === 'active' && helperId !== null) {
        listing.assignedToId = null;
        notifyOfTask(state, helperId, listing, 'task_unassigned');
        notifyOthers(state, listing, helperId, 'application_reopened');
      }
      return { data: describe(listing, me) };
    },
    'hives.view'({ id }, me) {
      countView(state, visible(id, me), me);
      return {};
    },
    'hives.renew'({ id }, me) {
      const listing = own(id, me);
      requireStudentVerification(me);
      if (listing.status !== 'active') return refuse('illegal_transition');
      if (!mayRenew(factsOfRenewal(listing), state.now())) return refuse('renewed_lately');
      bringUp(state, listing);
      return { data: describe(listing, me) };
    },
    'hives.markSold'({ ids }, me) {
      const mine = [...new Set(ids)].sort().map((id) => own(id, me));
      const sold: string[] = [];
      const refused: SoldTogether['refused'] = [];
      for (const listing of mine) {
        const { id, title, status } = listing;
        const already = status === 'sold';
        if (!already && inFlight(listing)) refused.push({ id, title, code: 'payment_in_flight' });
        else if (!already && !mayMoveListing(status, 'sold', 'poster'))
          refused.push({ id, title, code: 'illegal_transition' });
        else {
          if (!already) move(listing, 'sold');
          sold.push(id);
        }
      }
      return { data: { sold, refused } };
    },
    'hives.assign'({ id, assignedToId }, me) {
      const listing = own(id, me);
      if (saleOf(listing.hive, isOffered(listing.details)) !== 'gig') return refuse('illegal_transition');
      const helper = state.students.find((one) => one.id === assignedToId);
      const refused = refusalToAssign(taskOf(listing), {
        helperId: assignedToId,
        isStudent: helper !== undefined && helper.isVerified && helper.suspended === null,
        isBlocked: helper !== undefined && isBlocked(state, me, helper),
        application: factsOf(
          state.applications.find((one) => one.listing === listing && one.applicant === helper),
        ),
        hasLiveOrder: inFlight(listing),
      });
      if (refused === 'not_a_verified_student' || refused === 'not_an_applicant')
        return refuseField('assignedToId', refused);
      if (refused !== null) return refuse(refused);
      endPlans(state, listing);
      move(listing, 'assigned');
      listing.assignedToId = assignedToId;
      notifyOfTask(state, assignedToId, listing, 'task_assigned');
      notifyOthers(state, listing, assignedToId, 'application_declined');
      return { data: describe(listing, me) };
    },
    'hives.myPosted'({ group, ...input }, me) {
      const statuses: readonly ListingStatus[] =
        group === undefined ? LISTING_STATUSES : LISTING_GROUPS[group];
      const found = state.listings.filter(
        (one) =>
          one.poster === me &&
          (one.status === 'deleted'
            ? group === 'ended' && isReversible(state, one)
            : statuses.includes(one.status)),
      );
      return { ...mine(found, input, me), count: found.length };
    },
    'hives.priceRange': ({ topic }, me) => ({ data: priceRange(state, topic, me) }),
    'hives.myAssigned': (input, me) =>
      mine(
        state.listings.filter((one) => one.assignedToId === me.id && one.status !== 'deleted'),
        input,
        me,
      ),
    'uploads.create'({ purpose }, me) {
      const id = state.nextId();
      const photo = { ...aPhoto(state.uploads.size), id };
      state.uploads.set(id, { owner: me, photo, purpose });
      return { data: photo };
    },
  };
}

/** Returns the price of a request. Undefined when omitted. */
function priceIn({ price }: Fields): number | null | undefined {
  return typeof price === 'number' ? toSalePrice(price) : price === null ? null : undefined;
}

/** Validates the fields of a campus-defined hive for the call without a hive in its path, whose schema accepts every hive's fields. */
function requireRight(hive: HiveName, input: Fields): void {
  const schema: z.ZodMiniType = z.partial(z.object(ownFieldsOf(hive)));
  const wrong = schema.safeParse(input, { reportInput: true }).error?.issues ?? [];
  for (const [field, { code, params }] of Object.entries(fieldErrorsOf(wrong)))
    refuseField(field, code, params);
}

/** Returns the fields that a poster fills in. */
const fieldsOf = (hive: HiveName): Fields => (isHive(hive) ? HIVE_FIELDS[hive] : ownFieldsOf(hive));

function detailsOf(hive: HiveName, input: Fields, before: Fields = {}): Record<string, unknown> {
  const record = ownHive(hive);
  if (record !== undefined) return changedOwnDetails(record, before, input);
  const shared = ['title', 'description', 'price', 'photos'];
  const names = Object.keys(fieldsOf(hive)).filter(
    (name) => !shared.includes(name) && input[name] !== undefined,
  );
  return Object.fromEntries(
    names.map((name) => {
      const value = input[name];
      const dated = /Date$|Deadline$/.test(name) && typeof value === 'string';
      return [name, value === '' ? null : dated ? new Date(value).toISOString() : value];
    }),
  );
}
