import {
  findHall,
  HIVE_NAMES,
  isHive,
  MAX_HEALTH_DAYS,
  MAX_PREVIEW_BYTES,
  MAX_PREVIEW_WIDTH,
  ownHive,
  ownValuesIn,
  SERVICE_KINDS,
  type Payment,
  type StudyFile,
} from '@campushive/contract';
import { packagesOf } from '@campushive/contract/rules/packages';
import { ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';
import { HIVE_FIELDS } from '@campushive/contract/hive-fields';
import { ownFieldsOf } from '@campushive/contract/own-fields';
import { OFFER_STATUSES } from '@campushive/contract/rules/offers';
import { HELD } from '@campushive/contract/rules/postings';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestCampus, type TestCampus } from '../../test/campus.js';
import { campus as ghana } from '@campushive/domain/platform/campus';
import { measureDays } from '@campushive/domain/trust/moderation/campus-health';
import { balanceOf } from '@campushive/domain/deals/payments/ledger/ledger';
import { toMajor } from '@campushive/domain/platform/money';
import {
  availabilities,
  conversations,
  ledgerPostings,
  lessonSeries,
  listings,
  promoCodes,
  reconciliationCases,
  studyFiles,
  uploads,
  users,
} from '@campushive/domain/platform/database/schema/index';
import { demoOf, findAccounts } from './demo.js';
const KOFI = 'kofi.asante@st.ug.edu.gh';
import { AKOSUA, DEMO_ACCOUNTS, DEMO_PASSWORD, EFUA, ESI, KWAME, type DemoStudent } from './students.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
  expect(await campus.app.seed()).toBe(true);
});
afterAll(() => campus.close());

const signIn = async ({ email }: DemoStudent) => {
  const { data } = await campus.client().auth.login({ email, password: DEMO_PASSWORD });
  return campus.client(data.token);
};
const openListings = () =>
  campus.app.platform.db.select().from(listings).where(eq(listings.status, 'active'));

it('has a picture of at most 60 KB for the link preview of each listing', async () => {
  const addresses = (await openListings()).flatMap(({ photos: [photo] }) =>
    (photo?.variants ?? []).filter(({ format, width }) => format === 'jpeg' && width <= MAX_PREVIEW_WIDTH),
  );
  expect(addresses.length).toBeGreaterThan(100);
  for (const { url } of addresses) {
    const file = await fetch(campus.url + url);
    expect([file.status, url]).toEqual([200, url]);
    expect((await file.arrayBuffer()).byteLength, url).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
  }
});

it('has as many open listings in each hive as the specification shows', async () => {
  const { data } = await campus.client().hives.types({});
  expect(Object.fromEntries(data.map(({ id, count }) => [id, count]))).toEqual({
    essentials: 125,
    academia: 105,
    logistics: 86,
    buzz: 112,
    archive: 94,
    sidehustle: 138,
    rooms: 4,
    'lost-found': 7,
    rides: 5,
  });
});

it('fills in every listing of the campus’s own hives so that their forms accept it', async () => {
  const own = (await openListings()).filter(({ hive }) => ownHive(hive) !== undefined);
  expect(own).toHaveLength(16);
  for (const { hive, title, description, priceMinor, details } of own) {
    const price = priceMinor === null ? {} : { price: toMajor(priceMinor) };
    const parsed = z
      .strictObject(ownFieldsOf(hive))
      .safeParse({ title, description, ...price, ...ownValuesIn(details) });
    expect(parsed.success, `${hive}: ${title}: ${parsed.error?.message}`).toBe(true);
  }
});

it('fills in every listing of a built-in hive so that its form accepts it', async () => {
  for (const { hive, title, description, priceMinor, details } of await openListings()) {
    // Stalls and the campus's own hives have other forms.
    if (!isHive(hive)) continue;
    const price = priceMinor === null ? undefined : priceMinor / 100;
    const fields = hive === 'archive' ? {} : { price };
    const described = hive === 'logistics' ? {} : { description };
    const schema: z.ZodMiniType = z.strictObject(HIVE_FIELDS[hive]);
    // The form names an upload, and the listing stores its data. Answers add the counts.
    const {
      file,
      downloads: _downloads,
      opinions: _opinions,
      ticketKinds: _kinds,
      packages: _packages,
      ...others
    } = details;
    const upload = file === undefined ? {} : { fileId: (file as StudyFile).id };
    const kinds = ticketKindsOf(details).map(({ priceMinor: minor, ...kind }) => ({
      ...kind,
      price: minor / 100,
    }));
    const packages = packagesOf(details).map(({ priceMinor: minor, ...one }) => ({
      ...one,
      price: minor / 100,
    }));
    const sold = {
      ...(kinds.length > 0 && { ticketKinds: kinds }),
      ...(packages.length > 0 && { packages }),
    };
    const parsed = schema.safeParse({ title, ...described, ...fields, ...others, ...upload, ...sold });
    expect(parsed.success, `${hive}: ${title}: ${parsed.error?.message}`).toBe(true);
  }
});

it('has a paid bundle, and a weekly series with its thread', async () => {
  const esi = await signIn(ESI);
  const bundle = (await esi.payments.list({ limit: 50 })).data.find(
    ({ metadata }) => metadata.hiveTitle === 'Reading lamp',
  );
  expect(bundle).toMatchObject({ orderStatus: 'held', price: 260 });
  const { data } = await esi.payments.get({ id: bundle?.id ?? '' });
  expect(data.bundle.map(({ title, price }) => [title, price])).toEqual([
    ['Reading lamp', 45],
    ['Two-ring electric cooker', 180],
    ['Two buckets and a cup', 35],
  ]);
  const threads = await campus.app.platform.db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(
      lessonSeries,
      and(
        eq(lessonSeries.listingId, conversations.listingId),
        eq(lessonSeries.studentId, conversations.openedById),
      ),
    );
  expect(threads).toHaveLength(1);
});

it('shows every gig under a chip of Find Services', async () => {
  const client = campus.client();
  const counts = await Promise.all(
    SERVICE_KINDS.map(async (kind) => (await client.services.list({ kind })).count ?? 0),
  );
  expect(Math.min(...counts)).toBeGreaterThan(10);
  const { count } = await client.services.list({});
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(count);
});

it('has results for each search that the search box offers as an example', async () => {
  const akosua = await signIn(AKOSUA);
  for (const q of ['web development', 'data entry', 'content writing']) {
    const { data } = await akosua.search.overview({ q });
    expect(
      data.hives.flatMap((hive) => hive.listings),
      q,
    ).not.toEqual([]);
  }
});

it('repeats no sentence in the descriptions of two things', async () => {
  const things = (await openListings()).filter(({ hive }) => hive === 'essentials');
  const sentences = things.flatMap(({ description }) => description.split(/(?<=[.?!]) /));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

it('repeats no title within a hive, nor among the events of a campus', async () => {
  const titles = (await openListings()).map(({ hive, title, universityId }) =>
    hive === 'buzz' ? `${universityId}: ${title}` : `${hive}: ${title}`,
  );
  expect(new Set(titles).size).toBe(titles.length);
});

it('creates ids that match their creation times, within the last five weeks', async () => {
  for (const { id, createdAt } of await openListings()) {
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(createdAt.getTime());
    const age = Date.now() - createdAt.getTime();
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(36 * 86_400_000);
  }
});

it('has one to five readable photos of each thing, and none in other hives', async () => {
  const rows = await openListings();
  for (const hive of HIVE_NAMES) {
    const photos = rows.filter((row) => row.hive === hive).map((row) => row.photos.length);
    const [least, most] = hive === 'essentials' ? [1, 5] : [0, 0];
    expect(Math.min(...photos), hive).toBeGreaterThanOrEqual(least);
    expect(Math.max(...photos), hive).toBeLessThanOrEqual(most);
  }
  const urls = new Set(rows.flatMap((row) => row.photos.map((photo) => photo.url)));
  expect(urls.size).toBeGreaterThan(80);
  for (const url of urls) expect((await fetch(`${campus.url}${url}`)).status).toBe(200);
});

it('has study files with a preview before the download', async () => {
  const kwame = await signIn(KWAME);
  // Matches of one of the two words follow.
  const found = await kwame.hives.list({
    hiveType: 'archive',
    q: 'revision sheet',
    sort: 'relevance',
    limit: 50,
  });
  const data = found.data.slice(0, 8);
  expect(data).toHaveLength(8);
  expect(found.data.filter(({ title }) => title.endsWith(': revision sheet'))).toEqual(data);
  for (const { id, archiveDetails } of data) {
    expect(archiveDetails?.file).toMatchObject({ format: 'pdf', pages: expect.any(Number) });
    expect(archiveDetails?.downloads).toBeGreaterThan(5);
    const { url } = (await kwame.files.download({ id })).data;
    const bytes = await (await fetch(`${campus.url}${url}`)).text();
    expect(bytes.slice(0, 5)).toBe('%PDF-');
  }
  const opinions = data.map(({ archiveDetails }) => archiveDetails?.opinions);
  expect(opinions).toContainEqual({ helpful: 12, of: 14 });
  expect(opinions).toContain(null);
});

it('has an uploaded file or a link on all study material', async () => {
  const files = await campus.app.platform.db.select().from(studyFiles);
  const owners = new Map(files.map(({ id, ownerId }) => [id, ownerId]));
  const material = (await openListings()).filter(({ hive }) => hive === 'archive');
  for (const { title, details, posterId } of material) {
    const file = details['file'] as StudyFile | undefined;
    if (file === undefined) expect(details['fileUrl'], title).toMatch(/^https:/);
    else expect(owners.get(file.id), title).toBe(posterId);
  }
  expect(files.every(({ attachedAt }) => attachedAt !== null)).toBe(true);
  expect(new Set(files.map(({ format }) => format))).toEqual(new Set(['pdf', 'docx']));
});

it('leaves no photo for the cleanup job, and lets posters keep photos when they edit a listing', async () => {
  const { db } = campus.app.platform;
  const unused = await db
    .select()
    .from(uploads)
    .where(sql`${uploads.attachedAt} is null`);
  expect(unused).toEqual([]);
  const akosua = await signIn(AKOSUA);
  const { data: mine } = await akosua.hives.myPosted({ limit: 50 });
  const fan = mine.find(({ title }) => title === 'Standing fan with remote control');
  const photos = fan?.photos.map((photo) => photo.id) ?? [];
  const { data } = await akosua.hives.update({ id: fan?.id ?? '', photos, price: 340 });
  expect(data.photos).toEqual(fan?.photos);
});

it('gives Akosua 2 unread conversations and 3 unread notifications of three kinds', async () => {
  const akosua = await signIn(AKOSUA);
  expect((await akosua.messages.unreadCount({})).data.conversations).toBe(2);
  const { data: notifications, count } = await akosua.notifications.list({});
  expect(count).toBe(3);
  const unread = notifications
    .filter((notification) => !notification.read)
    .map((notification) => notification.type);
  expect(unread.sort()).toEqual(['message', 'payment', 'task']);
});

it('gives Kwame payments of each kind', async () => {
  const kwame = await signIn(KWAME);
  const { data } = await kwame.payments.list({});
  const byStatus = new Map(data.map((one: Payment) => [one.orderStatus, one]));
  expect([...byStatus.keys()]).toEqual(
    expect.arrayContaining(['cancelled', 'expired', 'failed', 'held', 'released']),
  );
  expect(byStatus.get('held')?.handoverCode).toMatch(/^\d{6}$/);
});

it('has a lesson for which the tutor proposes a new free time', async () => {
  const kofi = await signIn({ ...KWAME, email: KOFI });
  const [lesson] = (await kofi.payments.list({})).data.filter(({ item }) => item === 'session');
  const { booking, hiveId, id } = lesson ?? {};
  expect(lesson).toMatchObject({ role: 'buyer', orderStatus: 'held', item: 'session' });
  expect(Date.parse(booking?.movableUntil ?? '')).toBeGreaterThan(Date.now());
  const startsAt = booking?.proposedStartsAt ?? '';
  const day = startsAt.slice(0, 10);
  const { slots } = (
    await kofi.bookings.slots({ id: hiveId ?? '', from: day, to: day, hours: 1, moving: id })
  ).data;
  expect(slots).toContainEqual(expect.objectContaining({ startsAt, free: true }));
});

it('has weekly lessons in progress, whose first lesson took place', async () => {
  const kofi = await signIn({ ...KWAME, email: KOFI });
  const [series] = (await kofi.series.list({})).data;
  expect(series).toMatchObject({ role: 'student', status: 'running', next: 2 });
  expect(series?.lessons.length).toBeGreaterThan(1);
  expect(series?.lessons[0]).toMatchObject({ status: 'paid', orderStatus: 'released' });
  expect(series?.lessons.slice(1).every(({ status }) => status === 'unpaid')).toBe(true);
});

it('has bookable hours for every tutoring listing', async () => {
  const { db } = campus.app.platform;
  const tutoring = await db.select({ id: listings.id }).from(listings).where(eq(listings.hive, 'academia'));
  const rows = await db.select().from(availabilities);
  expect(tutoring.length).toBeGreaterThan(10);
  expect(rows.map(({ listingId }) => listingId)).toEqual(
    expect.arrayContaining(tutoring.map(({ id }) => id)),
  );
  expect(rows.every(({ weekly }) => weekly.length > 0)).toBe(true);
});

it('has tutors with a lower price for the first lesson', async () => {
  const kwame = await signIn(KWAME);
  const rows = await campus.app.platform.db.select().from(availabilities);
  const trials = rows.filter(({ trialMinor }) => trialMinor !== null);
  expect(trials.length).toBeGreaterThan(10);
  const [one] = trials.filter(({ tutorId }) => tutorId !== rows[0]?.tutorId);
  const { data } = await kwame.hives.get({ id: one?.listingId ?? '' });
  expect(data.trialPrice).toBeLessThan(data.price);
});

it('has offers in every state, and some that wait for the demo accounts', async () => {
  const [akosua, kwame] = [await signIn(AKOSUA), await signIn(KWAME)];
  const offers = [...(await akosua.offers.list({})).data, ...(await kwame.offers.list({})).data];
  expect([...new Set(offers.map(({ status }) => status))].sort()).toEqual([...OFFER_STATUSES].sort());
  const turns = offers.map(({ role, status }) => `${role} ${status}`);
  expect(turns).toContain('seller open');
  expect(turns).toContain('buyer countered');
  expect(turns).toContain('buyer accepted');
});

it('has lines of each kind, in chronological order, in the thread of the laptop that Kwame paid for', async () => {
  const kwame = await signIn(KWAME);
  const { data: talks } = await kwame.messages.conversations({});
  const talk = talks.find(({ listing }) => listing?.title.startsWith('HP Pavilion'));
  const { data: lines } = await kwame.messages.list({ id: talk?.id ?? '' });
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['text', 'photo', 'system', 'meetup']));
  const [held] = (await kwame.payments.list({})).data.filter(({ orderStatus }) => orderStatus === 'held');
  const paid = lines.find(({ event }) => event?.code === 'paid');
  expect(paid).toMatchObject({ createdAt: held?.paidAt, event: { amount: held?.amount } });
  const agreed = lines.find(({ event }) => event?.code === 'meetup_accepted');
  expect(agreed?.event?.meetup?.startsAt).toBe(held?.meetup?.startsAt);
  const photo = lines.find(({ kind }) => kind === 'photo')?.attachment;
  expect((await fetch(new URL(photo?.url ?? '', campus.url))).status).toBe(200);
});

it('has a meet-up that waits for an answer, and a thread for each active or disputed deal', async () => {
  const kofi = await signIn({ ...KWAME, email: KOFI });
  const { data: talks } = await kofi.messages.conversations({});
  const { data: orders } = await kofi.payments.list({});
  const held = orders.filter(
    ({ orderStatus, item }) => orderStatus === 'held' && item !== 'ticket' && item !== 'stall',
  );
  expect(held).toMatchObject([{ meetup: { status: 'proposed', proposedBy: 'seller' } }]);
  expect(talks.map(({ listing }) => listing?.order?.id)).toContain(held[0]?.id);
  const esi = await signIn(ESI);
  const { data: hers } = await esi.messages.conversations({});
  const statuses = hers.map(({ listing }) => listing?.order?.status);
  expect(statuses).toEqual(expect.arrayContaining(['disputed', 'held', 'refunded']));
});

it('shows the products of each stall, at a hall of the same university', async () => {
  const client = campus.client();
  const { data } = await client.stalls.list({ show: 'all' });
  expect(data.map(({ name }) => name).sort()).toEqual([
    'Abena’s Waakye',
    'Naa’s Braids',
    'Nii Data and Credit',
    'Selorm Prints',
  ]);
  const members = await campus.app.platform.db.select().from(users);
  for (const { id, photo, hall, universityId } of data) {
    expect((await fetch(new URL(photo?.url ?? '', campus.url))).status).toBe(200);
    expect(findHall(ghana, hall?.id ?? '', universityId)).toEqual(hall);
    const { items, seller } = (await client.stalls.get({ id })).data;
    expect(items.filter((item) => item.photo !== null).length).toBeGreaterThanOrEqual(2);
    const home = members.find((member) => member.id === seller.id);
    expect(hall?.id).toBe(home?.hallId ?? hall?.id);
  }
});

it('has past deals and reviews of its students', async () => {
  const { data: home } = await campus.client().home.get({});
  expect(home.completedCount).toBeGreaterThan(70);
  expect(home.testimonials).toHaveLength(3);
  const akosua = await signIn(AKOSUA);
  const { data: dashboard } = await akosua.dashboard.get({});
  expect(dashboard.completedTasks).toBeGreaterThan(10);
  expect(dashboard.activity.week.some((bar) => bar.earned > 0)).toBe(true);
  expect((await akosua.events.tickets({})).data.length).toBeGreaterThan(0);
  expect((await akosua.favorites.list({ kind: 'saved' })).data.length).toBeGreaterThan(0);
  expect((await akosua.payouts.list({})).data.map((one) => one.status)).toContain('paid');
});

it('has an event with a promo code that is still valid', async () => {
  const [code] = await campus.app.platform.db.select().from(promoCodes);
  const kofi = await signIn({ ...KWAME, email: KOFI });
  const tried = (await kofi.promoCodes.try({ id: code?.listingId ?? '', promoCode: 'hall 10' })).data;
  expect(tried.price).toBeLessThan(tried.priceBefore);
});

it('shows no picture twice in the Essentials of a campus', async () => {
  const repeated = new Set<string>();
  const shown = new Set<string>();
  for (const { hive, universityId, photos, title } of await openListings()) {
    const url = photos[0]?.variants[0]?.url;
    if (hive !== 'essentials' || url === undefined) continue;
    const key = `${universityId} ${url}`;
    if (shown.has(key)) repeated.add(`${universityId}: ${title}`);
    shown.add(key);
  }
  expect(shown.size).toBeGreaterThan(100);
  expect([...repeated]).toEqual([]);
});

it('has services in packages, with pictures of student work', async () => {
  const client = campus.client();
  const { data } = await client.services.list({ q: 'guitar', limit: 50 });
  const found = data.find(({ listing }) => listing.title === 'Live guitar for your hall night');
  expect(found?.listing).toMatchObject({ price: 150, status: 'active' });
  expect(found?.listing.sidehustleDetails?.packages).toHaveLength(2);
  const { data: work } = await client.portfolio.list({ id: found?.listing.postedById ?? '' });
  expect(work.map(({ caption }) => caption)).toEqual(['The guitar that you will hear']);
});

it('has three tickets from one purchase', async () => {
  const kofi = await signIn({ ...KWAME, email: KOFI });
  const held = (await kofi.events.tickets({})).data.filter(({ ticket }) => ticket.of === 3);
  expect(held.map(({ ticket }) => ticket.number).sort()).toEqual([1, 2, 3]);
  const { data: order } = await kofi.payments.get({ id: held[0]?.ticket.paymentId ?? '' });
  const ticketKind = { name: 'Early bird' };
  expect(order).toMatchObject({ quantity: 3, item: 'ticket', orderStatus: 'held', ticketKind });
  expect(held[0]).toMatchObject({ ticket: { kind: ticketKind } });
  expect(held[0]?.listing.buzzDetails?.ticketKinds).toHaveLength(2);
  expect(order.price).toBeCloseTo(3 * (held[0]?.listing.price ?? 0));
});

it('has no negative balance, and gives Akosua the balance that her page shows', async () => {
  const { db } = campus.app.platform;
  const rows = await db.select().from(ledgerPostings);
  const owed = new Map<string, number>();
  for (const { account, amount } of rows) owed.set(account, (owed.get(account) ?? 0) - amount);
  const people = [...owed].filter(([account]) => account.startsWith('user:'));
  expect(people.filter(([, amount]) => amount < 0)).toEqual([]);
  const akosua = await signIn(AKOSUA);
  const { data: me } = await akosua.auth.me({});
  const { available } = (await akosua.payouts.account({})).data;
  expect((owed.get(`user:${me.id}`) ?? 0) / 100).toBe(available);
});

it('matches the sandbox in every payment, refund, payout and balance', async () => {
  await campus.app.platform.jobs.runNow('payments.reconcile-books', {});
  expect(await campus.app.platform.db.select().from(reconciliationCases)).toEqual([]);
  const efua = await signIn(EFUA);
  expect((await efua.ledger.get({})).data).toMatchObject({ difference: 0, openCases: 0 });
});

it('shows open cases to a moderator', async () => {
  const moderator = await signIn(EFUA);
  expect((await moderator.moderation.reports({})).data).toHaveLength(2);
  expect((await moderator.disputes.list({})).data).toHaveLength(1);
});

it('creates ledger postings that sum to zero', async () => {
  const rows = await campus.app.platform.db.select().from(ledgerPostings);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

it('shows the held money of the ledger in the campus figures, never below zero', async () => {
  const { db, clock } = campus.app.platform;
  const held = -(await balanceOf(db, HELD));
  expect(held).toBeGreaterThan(0);
  const days = await measureDays(db, MAX_HEALTH_DAYS, clock.now());
  expect(days.at(-1)?.held).toBe(toMajor(held));
  expect(days.filter((day) => day.held < 0)).toEqual([]);
  expect(days.filter((day) => day.paidConversations > day.conversations)).toEqual([]);
});

it('runs only once, and recognises its demo accounts afterwards', async () => {
  expect(await campus.app.seed()).toBe(false);
  const demo = demoOf('ghana');
  expect(demo && (await findAccounts(demo, campus.app.platform))).toEqual(DEMO_ACCOUNTS);
});
