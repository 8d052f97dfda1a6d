import type { CallName } from '@campushive/contract';
import {
  attachment,
  anyPhone,
  appealed,
  changeOf,
  conversation,
  deviceOf,
  message,
  data,
  eachHive,
  errandPayment,
  dividedGig,
  gigPayment,
  filters,
  freeEvent,
  group,
  listing,
  lessonOf,
  meetupOf,
  proposalOf,
  proposedMilestones,
  LISTINGS,
  nothing,
  page,
  passkeyOf,
  password,
  belowPrice,
  betweenOffers,
  madeOffer,
  payment,
  portfolioPhoto,
  portfolioPicture,
  promoCode,
  receivedOffer,
  reportCase,
  right,
  series,
  soon,
  suspendedAccount,
  takedown,
  closeWanted,
  WANTED,
  wantedPost,
  tomorrowNoon,
  twoMilestones,
  telecelCharge,
  webhookOf,
  type RightInput,
  weekly,
} from './ingredients.js';
import { provenNumber, unprovenNumber } from './text-messages.js';
import { claimOf, runOf } from './claims.js';
import { DEAL, dealOf, endDeals } from './safe-deals.js';
import { cashOrder, giveUpStall, openStall, STALL, stallOf, stallOrderOf } from './stalls.js';

/** A right input of every call; `bad-input.test.ts` makes it wrong in every way. */
/** A service instead of a task. */
const PACKAGES = {
  price: undefined,
  applicationDeadline: null,
  packages: [
    { name: 'Basic', includes: 'One logo', price: 60, days: 2 },
    { name: 'Premium', includes: 'Three logos', price: 150, days: '7' },
  ],
  maxOpenOrders: 2,
};
/** Instead of one price. */
const KINDS = {
  price: null,
  capacity: null,
  registrationLink: null,
  ticketKinds: [
    { name: 'Early bird', price: 8, quota: 20, lastDay: soon.slice(0, 10) },
    { name: 'Regular', price: 12, quota: 180, lastDay: null },
  ],
};

export const RIGHT_INPUTS: Readonly<Record<CallName, readonly RightInput[]>> = {
  'auth.register': right(({ newEmail }) => ({
    name: 'Kwame Boateng',
    email: newEmail(),
    password,
    university: 'University of Ghana',
  })),
  'waitingList.join': right(({ newEmail }) => ({ email: newEmail() }), 'university_open'),
  'waitingList.confirm': right(({ newEmail }) => ({ email: newEmail(), otp: '123456' }), 'otp_invalid'),
  'waitingList.leave': right(() => ({ token: 'x'.repeat(87) }), 'not_found'),
  'auth.verifyOtp': right(async ({ campus, newEmail }) => {
    const email = newEmail();
    await campus.client().auth.register({ name: 'Kwame Boateng', email, password });
    return { email, otp: await campus.codeFor(email) };
  }),
  'auth.resendOtp': right(({ newEmail }) => ({ email: newEmail() })),
  'auth.login': right(({ me }) => ({ email: me.email, password: me.password, rememberMe: true })),
  'auth.challenge': nothing,
  'auth.logout': nothing,
  'auth.me': nothing,
  'auth.forgotPassword': right(({ newEmail }) => ({ email: newEmail() })),
  'auth.resetPassword': right(
    ({ me }) => ({ email: me.email, token: 'x'.repeat(43), newPassword: password }),
    'reset_link_invalid',
  ),
  'auth.textRecoveryCode': right(({ newEmail }) => ({ email: newEmail() })),
  'auth.proveRecoveryCode': right(({ newEmail }) => ({ email: newEmail(), otp: '123456' }), 'otp_invalid'),
  'auth.denySignIn': right(() => ({ token: 'x'.repeat(43) }), 'reset_link_invalid'),
  'auth.stepUp': right(({ me }) => ({ password: me.password })),
  'auth.changePassword': right(({ me }) => ({ currentPassword: me.password, newPassword: password })),
  'passkeys.list': nothing,
  'passkeys.begin': nothing,
  'passkeys.create': right(async (world) => {
    const { attempt, options } = (await world.me.client.passkeys.begin({})).data;
    return { attempt, name: 'My phone', credential: deviceOf(world).create(options) };
  }),
  'passkeys.rename': right(async (world) => ({ id: (await passkeyOf(world)).id, name: 'Old phone' })),
  'passkeys.remove': right(async (world) => ({ id: (await passkeyOf(world)).id })),
  'passkeys.beginSignIn': nothing,
  'passkeys.signIn': right(async (world) => {
    const { device } = await passkeyOf(world);
    const { attempt, options } = (await world.campus.client().passkeys.beginSignIn({})).data;
    return { attempt, credential: device.use(options), rememberMe: true };
  }),
  'passkeys.beginStepUp': right(async (world) => {
    await passkeyOf(world);
    return {};
  }),
  'passkeys.stepUp': right(async (world) => {
    const { device } = await passkeyOf(world);
    const { attempt, options } = (await world.me.client.passkeys.beginStepUp({})).data;
    return { attempt, credential: device.use(options) };
  }),
  'auth.sessions': nothing,
  'auth.endSession': right(async ({ campus, me }) => {
    await campus.client().auth.login({ email: me.email, password: me.password });
    const { data } = await me.client.auth.sessions({});
    return { id: data.find((one) => !one.current)?.id };
  }),
  'auth.sendStudentCode': nothing,
  'auth.proveStudent': right(async ({ campus, me }) => {
    await me.client.auth.sendStudentCode({});
    return { otp: await campus.codeFor(me.email) };
  }),
  'users.get': right(({ other }) => ({ id: other.id })),
  'users.getShelf': right(async ({ other }) => {
    const { shelfName } = (await other.client.auth.me({})).data;
    const name = shelfName ?? `s${other.id.replaceAll('-', '').slice(-12)}`;
    if (shelfName === null) await other.client.users.updateProfile({ shelfName: name });
    return { name };
  }),
  'users.updateSettings': right(() => ({
    theme: 'dark',
    language: 'fr',
    dataSaver: 'on',
    visibility: 'members',
    showPresence: false,
    notifications: { email: false, types: { task: { push: false, email: true } } },
  })),
  'users.export': nothing,
  'users.deleteAccount': right(() => ({ password: 'Not-my-cloth-1' }), 'password_wrong'),
  'users.listings': right(({ other }) => ({ id: other.id, show: 'coming_events', limit: '5' })),
  'users.blocked': page,
  'users.openOrders': right(({ other }) => ({ id: other.id })),
  'users.block': right(async ({ campus, newEmail }) => ({
    id: (await campus.student('Ama Blocked', newEmail())).id,
    orders: 'keep',
  })),
  'users.follow': right(async ({ campus, newEmail }) => ({
    id: (await campus.student('Ama Followed', newEmail())).id,
  })),
  'users.unfollow': right(({ other }) => ({ id: other.id })),
  'users.following': page,
  'users.unblock': right(({ other }) => ({ id: other.id })),
  'users.updateProfile': right(() => ({ name: 'Kwame Boateng', bio: 'Level 300', hallId: 'volta-hall' })),
  'users.search': right(() => ({ q: 'kwame', type: 'users', limit: '5' })),
  'calendar.get': nothing,
  'calendar.create': nothing,
  'calendar.remove': nothing,
  'universities.list': nothing,
  'universities.get': right(() => ({ id: 'ug' })),
  'hives.types': nothing,
  'hives.list': right(() => ({ ...filters, hiveType: 'essentials' })),
  'hives.get': right(async (world) => ({ id: await listing(world) })),
  'hives.create': eachHive((hiveType) => ({ hiveType, ...LISTINGS[hiveType] })),
  'hives.update': right(async (world) => ({ id: await listing(world), ...LISTINGS.essentials })),
  'hives.remove': right(async (world) => ({ id: await listing(world) })),
  'hives.restore': right(async (world) => {
    const id = await listing(world);
    await data(world, 'DELETE', `/hives/${id}`, undefined);
    return { id };
  }),
  'hives.setStatus': right(async (world) => ({ id: await listing(world), status: 'sold' })),
  'hives.view': right(async (world) => ({ id: await listing(world) })),
  'hives.renew': right(async (world) => ({ id: await listing(world) }), 'renewed_lately'),
  'hives.markSold': right(async (world) => ({ ids: [await listing(world)] })),
  'hives.assign': right(async (world) => {
    const id = await listing(world, 'sidehustle');
    await data(world, 'POST', `/hives/${id}/applications`, { message: 'I can' }, world.other);
    return { id, assignedToId: world.other.id };
  }),
  'hives.myPosted': right(() => ({ limit: '5', group: 'open' })),
  'hives.myAssigned': page,
  'hives.priceRange': right(() => ({ topic: 'hostel' })),
  'appeals.get': right(async (world) => ({ id: await takedown(world) })),
  'appeals.create': right(async (world) => ({ id: await takedown(world), text: 'It is my own laptop' })),
  'applications.create': right(async (world) => ({
    id: await listing(world, 'sidehustle', world.other),
    message: 'I made three of these',
    price: '75.50',
  })),
  'applications.list': right(async (world) => ({ id: await listing(world, 'logistics'), limit: '5' })),
  'applications.withdraw': right(async (world) => {
    const id = await listing(world, 'logistics', world.other);
    await data(world, 'POST', `/hives/${id}/applications`, { message: 'I can' });
    return { id };
  }),
  'applications.mine': page,
  'invitations.create': right(async (world) => ({
    id: await listing(world, 'sidehustle'),
    studentId: world.other.id,
  })),
  'invitations.list': right(async (world) => ({ id: await listing(world, 'logistics') })),
  'invitations.suggested': right(async (world) => ({ id: await listing(world, 'logistics') })),
  'invitations.decline': right(async (world) => {
    const id = await listing(world, 'logistics', world.other);
    await data(world, 'PUT', `/hives/${id}/invitations/${world.me.id}`, undefined, world.other);
    return { id };
  }),
  'category.list': eachHive((category) => ({ ...filters, category })),
  'category.create': [
    ...eachHive((category) => ({ category, ...LISTINGS[category] })),
    ...right(() => ({ category: 'buzz', ...LISTINGS.buzz, ...KINDS })),
    ...right(() => ({ category: 'sidehustle', ...LISTINGS.sidehustle, ...PACKAGES })),
  ],
  'category.update': eachHive(async (category, world) => ({
    category,
    id: await listing(world, category),
    ...changeOf(LISTINGS[category]),
  })),
  'search.listings': right(() => ({ ...filters, type: 'listings', hiveType: 'essentials' })),
  'services.list': right(() => {
    const { topic: _topic, condition: _condition, ...rest } = filters;
    return { ...rest, kind: 'creative' };
  }),
  'search.overview': right(() => {
    const { sort: _sort, limit: _limit, ...narrowing } = filters;
    return { ...narrowing, q: 'lamp' };
  }),
  'search.suggestions': right(() => ({ q: 'lam', hall: 'volta-hall', firstHall: 'legon-hall' })),
  'search.kinds': right(() => ({ hiveType: 'essentials', title: 'Kettle' })),
  'search.remember': right(() => ({ q: 'desk lamp' })),
  'search.forget': right(() => ({ q: 'desk lamp' })),
  'savedSearches.list': nothing,
  'savedSearches.create': right(() => ({
    q: 'lamp',
    hiveType: 'essentials',
    university: 'ug',
    minPrice: 1,
    maxPrice: '100.50',
    condition: 'good',
  })),
  'savedSearches.remove': right(async (world) => ({
    id: (await data(world, 'POST', '/saved-searches', { q: 'lamp' })).id,
  })),
  'wanted.list': right(() => ({ university: 'ug', near: 'ug', category: 'books', limit: '5' })),
  'wanted.mine': page,
  'wanted.get': right(async (world) => ({ id: await wantedPost(world, world.other) })),
  'wanted.create': right(async (world) => {
    await closeWanted(world);
    return { ...WANTED };
  }),
  'wanted.update': right(async (world) => ({ ...WANTED, id: await wantedPost(world) })),
  'wanted.close': right(async (world) => ({ id: await wantedPost(world) })),
  'wanted.renew': right(async (world) => {
    const id = await wantedPost(world);
    await closeWanted(world);
    return { id };
  }),
  'wanted.answer': right(async (world) => ({
    id: await wantedPost(world, world.other),
    listingId: await listing(world),
  })),
  'wanted.answers': right(async (world) => ({ id: await wantedPost(world) })),
  'stalls.list': right((world) => ({
    ...{ university: 'ug', near: 'ug', first: 'ug', firstHall: 'volta-hall', show: 'open' },
    ...{ category: 'essentials', q: 'waakye', limit: '5' },
    sellerId: world.other.id,
  })),
  'stalls.mine': nothing,
  'stalls.get': right(async (world) => ({ id: await stallOf(world, world.other) })),
  'stalls.create': right(async (world) => {
    await giveUpStall(world);
    return { ...STALL };
  }),
  'stalls.update': right(async (world) => ({ ...STALL, id: await stallOf(world) })),
  'stalls.switch': right(async (world) => ({ id: await stallOf(world), to: 'closed' })),
  'stalls.setItem': right(async (world) => {
    const { id, items } = await openStall(world);
    return { id, itemId: items[0]?.id, stock: 20, isSoldOut: false };
  }),
  'stalls.remove': right(async (world) => ({ id: await stallOf(world) })),
  'claims.get': right(async (world) => ({ token: await claimOf(world.campus, world.me) })),
  'claims.accept': right(async (world) => ({ token: await claimOf(world.campus, world.me) })),
  'claims.runs': nothing,
  'claims.revokeRun': right(async (world) => ({
    ...{ id: await runOf(world.campus, world.me), reason: 'The wrong table' },
  })),
  'safeDeals.create': right(async (world) => {
    await endDeals(world.me);
    return { ...DEAL };
  }),
  'safeDeals.mine': nothing,
  'safeDeals.get': right(async (world) => ({ id: await dealOf(world.other) })),
  'safeDeals.end': right(async (world) => ({ id: await dealOf(world.me) })),
  'stallOrders.createCash': right((world) => cashOrder(world, world.other)),
  'stallOrders.queue': right(async (world) => ({ id: await stallOf(world), show: 'open', limit: '5' })),
  'stallOrders.mine': right(() => ({ show: 'open', limit: '5' })),
  'stallOrders.get': right(async (world) => ({ id: await stallOrderOf(world, world.other) })),
  'stallOrders.step': right(async (world) => ({ id: await stallOrderOf(world, world.me), to: 'preparing' })),
  'stallOrders.cancel': right(async (world) => ({ id: await stallOrderOf(world, world.other) })),
  'stallOrders.again': right(async (world) => ({ id: await stallOrderOf(world, world.other) })),
  'dashboard.get': right(() => ({
    ...{ university: 'ug', near: 'ug', first: 'ug', hall: 'volta-hall', firstHall: 'legon-hall' },
  })),
  'favorites.list': right(() => ({ kind: 'liked', limit: '5' })),
  'favorites.marks': nothing,
  'favorites.get': right(async (world) => ({ hiveId: await listing(world) })),
  'favorites.add': right(async (world) => ({ hiveId: await listing(world), kind: 'saved' })),
  'favorites.remove': right(async (world) => ({ hiveId: await listing(world), kind: 'saved' })),
  'events.get': right(async (world) => ({ id: await listing(world, 'buzz') })),
  'events.join': right(async (world) => ({ id: await freeEvent(world) })),
  'events.leave': right(async (world) => ({ id: await freeEvent(world) })),
  'events.attendees': right(async (world) => ({
    id: await listing(world, 'buzz'),
    list: 'going',
    limit: '5',
  })),
  'events.checkIn': right(
    async (world) => ({ id: await listing(world, 'buzz'), code: 'ABCD-EFGH-JKMN' }),
    'ticket_unknown',
  ),
  'events.door': right(async (world) => ({ id: await listing(world, 'buzz') })),
  'events.admit': right(async (world) => ({
    id: await listing(world, 'buzz'),
    admissions: [
      {
        id: '01934c00-0000-7000-8000-00000000d00e',
        code: 'ABCD-EFGH-JKMN',
        admittedAt: '2026-11-20T18:00:00.000Z',
      },
    ],
  })),
  'events.helpers': right(async (world) => ({ id: await listing(world, 'buzz') })),
  'events.nameHelper': right(async (world) => ({
    id: await listing(world, 'buzz'),
    studentId: world.other.id,
  })),
  'events.removeHelper': right(async (world) => {
    const id = await listing(world, 'buzz');
    await data(world, 'PUT', `/hives/${id}/door-helpers/${world.other.id}`, undefined);
    return { id, studentId: world.other.id };
  }),
  'events.message': right(async (world) => ({
    id: await listing(world, 'buzz'),
    content: 'Doors open at seven, by the side gate.',
  })),
  'events.messages': right(async (world) => ({ id: await listing(world, 'buzz'), limit: '5' })),
  'promoCodes.list': right(async (world) => ({ id: await group(world) })),
  'promoCodes.create': right(async (world) => ({
    id: await group(world),
    code: 'hall-week 10',
    percent: '10',
    quota: 50,
    lastDay: soon.slice(0, 10),
  })),
  'promoCodes.end': right(async (world) => {
    const id = await group(world);
    return { id, codeId: await promoCode(world, id) };
  }),
  'promoCodes.try': right(async (world) => {
    const id = await group(world);
    await promoCode(world, id);
    return { id, promoCode: 'hall10', quantity: 2 };
  }),
  'events.tickets': page,
  'bookings.taken': right(async (world) => ({ id: await listing(world, 'academia') })),
  'bookings.slots': right(async (world) => ({
    id: await listing(world, 'academia'),
    from: '2026-11-23',
    to: '2026-11-29',
    hours: '1.5',
  })),
  'bookings.next': right(async (world) => ({ ids: await listing(world, 'academia') })),
  'bookings.move': right(async (world) => lessonOf(await payment(world)), 'order_not_held'),
  'bookings.propose': right(async (world) => lessonOf(await payment(world)), 'forbidden'),
  'bookings.decline': right(async (world) => lessonOf(await payment(world)), 'order_not_held'),
  'bookings.calendar': right(async (world) => ({ id: (await payment(world)).paymentId }), 'not_found'),
  'series.plan': right(async (world) => {
    const { id, times, hours } = await weekly(world);
    return { id, startsAt: times[0], hours, weeks: '8' };
  }),
  'series.create': right(async (world) => ({ ...(await weekly(world)), price: '40' })),
  'series.list': right(async (world) => ({ payment: (await payment(world)).paymentId })),
  'series.get': right(async (world) => ({ id: await series(world) })),
  'series.skip': right(async (world) => ({ id: await series(world), number: '2' }), 'series_over'),
  'series.end': right(async (world) => ({ id: await series(world) })),
  'availability.get': right(async (world) => ({ id: await listing(world, 'academia') })),
  'availability.set': right(async (world) => ({
    id: await listing(world, 'academia'),
    weekly: [{ weekday: 'tuesday', from: '15:00', to: '18:00' }],
    daysOff: [{ from: '2026-12-18', to: '2027-01-04' }],
    extraHours: [{ date: '2026-12-12', from: '09:00', to: '12:00' }],
    breakMinutes: 15,
    noticeHours: 4,
    trialPrice: 20,
  })),
  'files.create': right(() => ({ purpose: 'study-file' })),
  'files.download': right(async (world) => ({ id: await listing(world, 'archive', world.other) })),
  'files.rate': right(async (world) => {
    const id = await listing(world, 'archive', world.other);
    await data(world, 'GET', `/hives/${id}/file`, undefined);
    return { id, helpful: true };
  }),
  'attachments.create': right(() => ({ purpose: 'work-file' })),
  'attachments.download': right(async (world) => ({ id: await attachment(world) })),
  'uploads.create': right(() => ({ purpose: 'listing-photo' })),
  'threads.list': right(() => ({ kind: 'direct', folder: 'archived', limit: '5' })),
  'threads.open': right(async (world) => ({ recipientId: world.other.id, hiveId: await listing(world) })),
  'threads.get': right(async (world) => ({ id: await conversation(world) })),
  'threads.messages': right(async (world) => ({ id: await conversation(world), limit: '5' })),
  'threads.send': right(async (world) => ({
    id: await conversation(world),
    content: 'Is it still there?',
    clientId: 'mine-2',
  })),
  'threads.unsend': right(async (world) => ({
    id: await conversation(world),
    messageId: await message(world),
  })),
  'threads.search': right(async (world) => ({ id: await conversation(world), q: 'still', limit: '5' })),
  'threads.markRead': right(async (world) => ({ id: await conversation(world) })),
  'threads.mute': right(async (world) => ({ id: await conversation(world), muted: true })),
  'threads.archive': right(async (world) => ({ id: await conversation(world), archived: true })),
  'threads.members': right(async (world) => ({ id: await conversation(world), limit: '5' })),
  'threads.readers': right(async (world) => ({
    id: await conversation(world),
    messageId: await message(world),
  })),
  'threads.received': nothing,
  'threads.unreadCount': nothing,
  'messages.conversations': page,
  'messages.open': right(async (world) => ({ recipientId: world.other.id, hiveId: await listing(world) })),
  'messages.conversation': right(async (world) => ({ id: await conversation(world) })),
  'messages.list': right(async (world) => ({ id: await conversation(world), limit: '5', offset: '0' })),
  'messages.markRead': right(async (world) => ({ id: await conversation(world) })),
  'messages.send': right(async (world) => ({
    conversationId: await conversation(world),
    content: 'Is it still there?',
    clientId: 'mine-1',
  })),
  'messages.unsend': right(async (world) => ({ id: await message(world) })),
  'messages.search': right(async (world) => ({ id: await conversation(world), q: 'still', limit: '5' })),
  'messages.mute': right(async (world) => ({ id: await conversation(world), muted: true })),
  'messages.archive': right(async (world) => ({ id: await conversation(world), archived: true })),
  'messages.received': nothing,
  'messages.unreadCount': nothing,
  'offers.create': right(async (world) => ({
    hiveId: await listing(world, 'essentials', world.other),
    amount: belowPrice(),
  })),
  'offers.list': page,
  'offers.accept': right(async (world) => ({ id: await receivedOffer(world) })),
  'offers.decline': right(async (world) => ({ id: await receivedOffer(world) })),
  'offers.withdraw': right(async (world) => ({ id: await madeOffer(world) })),
  'offers.counter': right(async (world) => ({ id: await receivedOffer(world), amount: betweenOffers() })),
  'groups.list': right(() => ({ folder: 'archived' })),
  'groups.get': right(async (world) => ({ id: await group(world) })),
  'groups.messages': right(async (world) => ({ id: await group(world), limit: '5' })),
  'groups.send': right(async (world) => ({
    id: await group(world),
    content: 'Who brings the speaker?',
    clientId: 'mine-1',
  })),
  'groups.markRead': right(async (world) => ({ id: await group(world) })),
  'groups.mute': right(async (world) => ({ id: await group(world), muted: true })),
  'groups.archive': right(async (world) => ({ id: await group(world), archived: true })),
  'groups.members': right(async (world) => ({ id: await group(world), limit: '5' })),
  'groups.search': right(async (world) => ({ id: await group(world), q: 'speaker', limit: '5' })),
  'groups.unsend': right(async (world) => {
    const id = await group(world);
    const { id: messageId } = await data(world, 'POST', `/groups/${id}/messages`, { content: 'Never mind' });
    return { id, messageId };
  }),
  'groups.readers': right(async (world) => {
    const id = await group(world);
    const { id: messageId } = await data(world, 'POST', `/groups/${id}/messages`, { content: 'Who comes?' });
    return { id, messageId };
  }),
  'payments.initialize': [
    ...right(async (world) => ({ hiveId: await listing(world, 'essentials', world.other) })),
    ...right(async (world) => ({
      hiveId: await listing(world, 'essentials', world.other),
      bundledIds: [await listing(world, 'essentials', world.other)],
    })),
    ...right(async (world) => ({
      hiveId: await listing(world, 'academia', world.other),
      startsAt: tomorrowNoon(world),
      hours: 1.5,
    })),
  ],
  'payments.charge': right(async (world) => ({
    hiveId: await listing(world, 'essentials', world.other),
    phone: anyPhone(),
    network: 'airteltigo',
  })),
  'payments.number': nothing,
  'payments.forgetNumber': nothing,
  'payments.voucher': right(async (world) => ({ id: await telecelCharge(world), voucher: '123456' })),
  'payments.verify': right(async (world) => ({ reference: (await payment(world)).reference })),
  'payments.status': right(async (world) => ({ reference: (await payment(world)).reference })),
  'payments.list': right(() => ({ status: 'success', q: 'lamp', sort: 'amount-desc', limit: '5' })),
  'payments.get': right(async (world) => ({ id: (await payment(world)).paymentId })),
  'payments.handover': right(
    async (world) => ({ id: (await payment(world)).paymentId, code: '000000' }),
    'forbidden',
  ),
  'handovers.list': right(() => ({})),
  'handovers.release': right(
    async (world) => ({ id: (await payment(world)).paymentId, voucher: '0123456789ABCDEF' }),
    'release_voucher_invalid',
  ),
  'payments.dispute': right(
    async (world) => ({
      id: (await payment(world)).paymentId,
      reason: 'damaged',
      text: 'The screen is broken',
    }),
    'order_not_held',
  ),
  'payments.answerDispute': right(
    async (world) => ({ id: (await payment(world)).paymentId, text: 'It was whole when we met' }),
    'forbidden',
  ),
  'settlements.withdraw': right(async (world) => ({ id: (await payment(world)).paymentId }), 'not_found'),
  'settlements.concede': right(async (world) => ({ id: (await payment(world)).paymentId }), 'not_found'),
  'settlements.propose': right(
    async (world) => ({ id: (await payment(world)).paymentId, amount: '12.50' }),
    'not_found',
  ),
  'settlements.accept': right(async (world) => proposalOf(await payment(world)), 'not_found'),
  'settlements.decline': right(async (world) => proposalOf(await payment(world)), 'not_found'),
  'payments.receipt': right(
    async (world) => ({ id: (await payment(world)).paymentId, language: 'fr' }),
    'never_paid',
  ),
  'disputes.list': right(() => ({ status: 'open', limit: '5' })),
  'disputes.resolve': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', decision: 'refund', note: 'It never came' }),
    'not_found',
  ),
  'chargebacks.list': right(() => ({ status: 'open', limit: '5' })),
  'chargebacks.answer': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', decision: 'contest', note: 'They met' }),
    'not_found',
  ),
  'payouts.delayed': right(() => ({ limit: '5' })),
  'payouts.retry': right(() => ({ id: '01934c00-ffff-7000-8000-00000000ffff' }), 'not_found'),
  'payouts.return': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', note: 'The network bars this number' }),
    'not_found',
  ),
  'ledger.get': nothing,
  'ledger.cases': right(() => ({ status: 'open', limit: '5' })),
  'ledger.close': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', note: 'Settled by hand' }),
    'not_found',
  ),
  'partnerKeys.list': nothing,
  'partnerKeys.create': right(() => ({ name: 'Student union' })),
  'partnerKeys.revoke': right(async ({ me }) => ({
    id: (await me.client.partnerKeys.create({ name: 'Student union' })).data.id,
  })),
  'webhooks.list': nothing,
  'webhooks.create': right(() => ({ url: 'https://union.example/hook', events: ['event.announced'] })),
  'webhooks.remove': right(webhookOf),
  'webhooks.enable': right(webhookOf),
  'webhooks.test': right(webhookOf),
  'webhooks.deliveries': right(async (world) => ({ ...(await webhookOf(world)), limit: '5' })),
  'webhooks.resend': right(async (world) => ({
    id: (await world.me.client.webhooks.test(await webhookOf(world))).data.id,
  })),
  'payments.cancel': right(async (world) => ({ id: (await payment(world)).paymentId })),
  'meetups.spots': right(() => ({ university: 'ug' })),
  'meetups.propose': right(
    async (world) => ({ id: (await payment(world)).paymentId, spotId: 'ug/night-market', startsAt: soon }),
    'order_not_held',
  ),
  'meetups.accept': right(async (world) => meetupOf(await payment(world)), 'meetup_changed'),
  'meetups.decline': right(async (world) => meetupOf(await payment(world)), 'meetup_changed'),
  'meetups.calendar': right(async (world) => ({ id: (await payment(world)).paymentId }), 'not_found'),
  'meetups.arrive': right(async (world) => meetupOf(await payment(world)), 'meetup_changed'),
  'meetups.noShow': right(async (world) => meetupOf(await payment(world)), 'meetup_changed'),
  'deliveries.pickUp': right(
    async (world) => ({ id: await errandPayment(world), code: '000000' }),
    'forbidden',
  ),
  'deliveries.leave': right(async (world) => ({ id: await errandPayment(world) }), 'forbidden'),
  'deliveries.addPhoto': right(async (world) => {
    const id = await errandPayment(world);
    return { id, photoId: id };
  }, 'forbidden'),
  'completions.finish': right(
    async (world) => ({ id: await gigPayment(world), note: 'All ten pages', fileIds: [] }),
    'forbidden',
  ),
  'completions.revise': right(
    async (world) => ({ id: await gigPayment(world), reason: 'Page 3 is missing' }),
    'order_not_held',
  ),
  'completions.accept': right(async (world) => ({ id: await gigPayment(world) }), 'order_not_held'),
  'milestones.get': right(async (world) => ({ id: await dividedGig(world) })),
  'milestones.propose': right(async (world) => ({
    id: await dividedGig(world),
    milestones: twoMilestones,
  })),
  'milestones.accept': right((world) => proposedMilestones(world, world.other, world.me)),
  'milestones.decline': right(async (world) => ({
    ...(await proposedMilestones(world, world.other, world.me)),
    reason: 'The last one is too small',
  })),
  'milestones.withdraw': right((world) => proposedMilestones(world)),
  'reviews.forPayment': right(async (world) => ({ id: (await payment(world)).paymentId })),
  'reviews.create': right(
    async (world) => ({ id: (await payment(world)).paymentId, stars: 5, text: 'Kind and on time' }),
    'order_not_completed',
  ),
  'reviews.list': right(({ other }) => ({ id: other.id, limit: '5' })),
  'portfolio.list': right(({ other }) => ({ id: other.id })),
  'portfolio.save': right(async (world) => ({
    pictures: [{ id: await portfolioPhoto(world), caption: 'A poster for a hall' }],
  })),
  'portfolio.takeDown': right(async (world) => ({
    id: await portfolioPicture(world),
    reason: 'Not your own work',
  })),
  'payouts.account': nothing,
  'payouts.setAccount': right(() => ({ network: 'mtn', phone: '0551234987', name: 'Kwame Boateng' })),
  'payouts.banks': nothing,
  'payouts.resolveBankAccount': right(
    () => ({ bankCode: '001', accountNumber: '0123456789' }),
    'validation_failed',
  ),
  'payouts.setBankAccount': right(
    () => ({ bankCode: '001', accountNumber: '0123456789', name: 'Adwoa Holder' }),
    'validation_failed',
  ),
  'payouts.list': page,
  'payouts.create': right(() => ({}), 'payout_account_missing'),
  'credits.list': page,
  'credits.ofStudent': right(({ other }) => ({ id: other.id, limit: '5' })),
  'credits.give': right(({ other }) => ({ id: other.id, amount: 2, reason: 'Your order was late' })),
  'credits.withdraw': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', reason: 'A mistake' }),
    'not_found',
  ),
  'reports.create': right(async (world) => ({
    targetType: 'listing',
    targetId: await listing(world, 'essentials', world.other),
    reason: 'scam',
    details: 'Asks for money first',
  })),
  'moderation.reports': right(() => ({ state: 'open', targetType: 'listing', limit: '5' })),
  'moderation.resolve': right(async (world) => ({
    id: await reportCase(world),
    decision: 'suspend',
    note: 'Asks for money first',
    until: soon,
  })),
  'appeals.suspension': right(suspendedAccount),
  'appeals.createForAccount': right(async (world) => ({
    ...(await suspendedAccount(world)),
    text: 'It was not me',
  })),
  'appeals.list': right(() => ({ state: 'open', limit: '5' })),
  'appeals.resolve': right(async (world) => ({
    id: await appealed(world),
    decision: 'restore',
    note: 'You are right',
  })),
  'moderation.updateListing': right(async (world) => ({
    id: await listing(world, 'essentials', await world.stranger()),
    action: 'hide',
    reason: 'Asks for money first',
  })),
  'moderation.listings': right(() => ({ q: 'laptop', filter: 'all', limit: '5' })),
  'moderation.orders': right(() => ({ q: 'laptop', filter: 'held', limit: '5' })),
  'moderation.refund': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', reason: 'The seller has left' }),
    'not_found',
  ),
  'moderation.switches': nothing,
  'moderation.setSwitch': right(() => ({
    hive: 'essentials',
    feature: 'posting',
    on: true,
    reason: 'Checked again',
  })),
  'moderation.users': right(() => ({ q: 'kwame', filter: 'all', limit: '5' })),
  'moderation.updateUser': right(async (world) => ({
    id: (await world.stranger()).id,
    action: 'suspend',
    reason: 'Asks for money first',
    until: soon,
  })),
  'moderation.warnings': nothing,
  'moderation.health': right(() => ({ days: 7 })),
  'moderation.audit': right(() => ({ limit: '5' })),
  'push.key': right(() => ({})),
  'push.subscribe': right(() => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  })),
  'push.unsubscribe': right(() => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/abc' })),
  'sms.get': nothing,
  'sms.change': right(async (world) => {
    await provenNumber(world);
    return { isOn: false };
  }),
  'sms.setNumber': right(async (world) => ({ phone: await provenNumber(world) })),
  'sms.removeNumber': nothing,
  'sms.resendCode': right(() => ({}), 'not_found'),
  'sms.prove': right(async (world) => {
    await unprovenNumber(world);
    return { otp: '123456' };
  }, 'otp_invalid'),
  'sms.figures': nothing,
  'notifications.list': page,
  'notifications.markRead': right(() => ({ ids: [] })),
  'home.get': nothing,
  'topics.list': nothing,
  'contact.send': right(({ newEmail }) => ({
    name: 'Ama Owusu',
    email: newEmail(),
    subject: 'A question',
    message: 'Where do I find my code?',
    website: '',
  })),
  'feedback.send': right(() => ({
    title: 'Dark maps',
    description: 'At night the map is too bright.',
    category: 'feature',
  })),
};
