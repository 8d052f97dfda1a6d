import type {
  Appeal,
  AuditRecord,
  Chargeback,
  Dispute,
  ModeratedUser,
  ReportCase,
  LedgerCase,
  LedgerSummary,
} from '@campushive/contract';
import { ago, aListing, aPhoto, aPicture, aStudent, idOf, toPerson } from '../../testing/fixtures.js';

const listing = aListing(0);
/** Listing as moderators see it. */
const hidden = {
  id: listing.id,
  title: listing.title,
  description: listing.description,
  price: listing.price,
  status: 'hidden',
  hiveTypeId: 'essentials',
  photo: aPhoto(0),
} as const;
const subject = { ...toPerson(aStudent(1)), role: 'student' as const, isSuspended: false };
const report = (n: number, change: Partial<ReportCase['reports'][number]> = {}) => ({
  id: idOf(7000 + n),
  reason: 'scam' as const,
  details: n === 0 ? 'Asked me to send the money to another number first.' : '',
  reporter: toPerson(aStudent(n + 2)),
  createdAt: ago(30 + n * 40),
  ...change,
});
export const aCase: ReportCase = {
  id: idOf(7100),
  targetType: 'listing',
  targetId: listing.id,
  subject,
  earlierCases: 1,
  listing: {
    ...hidden,
    hiddenByReports: true,
  },
  wanted: null,
  picture: null,
  group: null,
  messages: [],
  reportCount: 3,
  reports: [report(0), report(1, { reason: 'counterfeit' }), report(2)],
  decision: null,
  note: null,
  resolvedBy: null,
  resolvedAt: null,
  createdAt: ago(200),
};
const said = (n: number, content: string, author: string | null, minutes: number) => ({
  id: idOf(7150 + n),
  content,
  photo: null,
  unsent: false,
  author,
  createdAt: ago(minutes),
});
const messageCase: ReportCase = {
  ...aCase,
  id: idOf(7101),
  targetType: 'message',
  listing: null,
  earlierCases: 0,
  reportCount: 1,
  reports: [report(3, { reason: 'harassment', details: '' })],
  messages: [
    {
      id: idOf(1),
      content: 'Is it still available?',
      photo: null,
      unsent: false,
      bySubject: false,
      author: 'Kofi Asante',
      createdAt: ago(90),
    },
    {
      id: idOf(2),
      content: 'Yes. Send 200 to 0244 000 000 first.',
      photo: null,
      unsent: true,
      bySubject: true,
      author: 'Abena Owusu',
      createdAt: ago(80),
    },
  ],
};
/** Event with the organiser's messages to attendees. */
export const eventCase: ReportCase = {
  ...aCase,
  id: idOf(7105),
  targetId: idOf(1003),
  listing: {
    ...hidden,
    id: idOf(1003),
    title: 'Hall Week Jams',
    hiveTypeId: 'buzz',
    status: 'active',
    hiddenByReports: false,
  },
  messages: [
    { ...said(11, 'Doors open at seven.\nCome by the side gate.', subject.name, 300), bySubject: true },
    { ...said(12, 'Pay the rest to 055 019 8842 before Friday.', subject.name, 200), bySubject: true },
  ],
};
/** Reported wanted post. */
const wantedCase: ReportCase = {
  ...aCase,
  id: idOf(7104),
  targetType: 'wanted',
  targetId: idOf(7300),
  listing: null,
  wanted: {
    id: idOf(7300),
    title: 'Someone who writes my assignment',
    details: 'Level 200, by Friday. I pay well.',
    status: 'hidden',
  },
  reports: [report(0, { reason: 'prohibited' })],
};
/** Reported portfolio picture. */
const pictureCase: ReportCase = {
  ...aCase,
  id: idOf(7106),
  targetType: 'picture',
  targetId: idOf(9101),
  listing: null,
  picture: aPicture(1),
  reports: [report(0, { reason: 'copyright', details: 'I drew this poster for the fair last year.' })],
};
/** Reported message of an event's group. */
const groupCase: ReportCase = {
  ...messageCase,
  id: idOf(7102),
  group: { id: idOf(1003), title: 'Hall Week Jams' },
  messages: [
    { ...said(1, 'Who brings the speaker?', 'Kofi Asante', 95), bySubject: false },
    { ...said(2, 'I have one, but it needs a taxi.', null, 90), bySubject: false },
    { ...said(3, 'Send me 50 each and I will see.', subject.name, 80), bySubject: true },
  ],
};
export const aDispute: Dispute = {
  id: idOf(7300),
  paymentId: idOf(7301),
  reference: 'cmp-0198f0c2-7b1e-7c1a-9f57',
  title: listing.title,
  hiveId: listing.id,
  amount: 2609.25,
  paidAt: ago(3_000),
  deliveryPhoto: null,
  files: [
    {
      file: { id: idOf(7310), name: 'Photos of the screen.zip', format: 'zip', size: 1_840_000 },
      by: 'buyer',
      how: 'sent',
      createdAt: ago(80),
    },
    {
      file: { id: idOf(7311), name: 'Warranty.pdf', format: 'pdf', size: 212_000 },
      by: 'seller',
      how: 'delivered',
      createdAt: ago(2_900),
    },
  ],
  buyer: toPerson(aStudent(2)),
  seller: toPerson(aStudent(1)),
  reason: 'not_as_described',
  text: 'The screen has a crack that no photo showed.',
  photos: listing.photos.slice(0, 2),
  answer: { text: 'It was whole when we met at Balme.', photos: [], createdAt: ago(60) },
  openedAt: ago(90),
  settleUntil: ago(90 - 2 * 1_440),
  proposal: null,
  outcome: null,
  note: null,
  resolvedAt: null,
};
export const aChargeback: Chargeback = {
  id: idOf(7500),
  amount: 2609.25,
  paid: 2609.25,
  effect: 'frozen',
  owed: 0,
  category: 'chargeback',
  dueAt: '2026-11-21T18:00:00.000Z',
  outcome: null,
  raisedAt: ago(240),
  resolvedAt: null,
  paymentId: idOf(7501),
  reference: 'cmp-0198f0c2-7b1e-7c1a-9f57',
  orderStatus: 'frozen',
  title: listing.title,
  hiveId: listing.id,
  paidAt: ago(3_000),
  buyer: toPerson(aStudent(2)),
  seller: toPerson(aStudent(1)),
  answer: null,
  evidenceUrl: 'https://campus.example/evidence.pdf',
};
const aUser = (n: number, change: Partial<ModeratedUser> = {}): ModeratedUser => ({
  ...toPerson(aStudent(n)),
  email: `student${n}@st.ug.edu.gh`,
  role: 'student',
  suspension: null,
  earlierCases: 0,
  openCases: 0,
  payoutName: null,
  createdAt: ago(9_000),
  ...change,
});
const anEntry = (n: number, change: Partial<AuditRecord>): AuditRecord => ({
  id: idOf(7200 + n),
  actor: toPerson(aStudent(0)),
  action: 'user.suspend',
  target: { type: 'user', id: subject.id, label: subject.name },
  reason: 'Asked for money first',
  details: {},
  createdAt: ago(10 + n * 300),
  ...change,
});
export const page = <T>(data: T[]) => ({
  data,
  count: data.length,
  pagination: { nextCursor: null, limit: 20 },
});
export const moderation = {
  warnings: async () => ({
    data: {
      days: 30,
      messages: 3412,
      warnings: [
        { warning: 'link' as const, messages: 9, reported: 4 },
        { warning: 'code_request' as const, messages: 5, reported: 3 },
        { warning: 'prepayment' as const, messages: 21, reported: 8 },
        { warning: 'off_platform' as const, messages: 64, reported: 2 },
      ],
    },
  }),
  reports: async ({ state }: { state?: string }) =>
    page(
      state === 'resolved'
        ? [
            {
              ...aCase,
              decision: 'hide' as const,
              note: 'Counterfeit, as the photos show.',
              resolvedBy: toPerson(aStudent(0)),
              resolvedAt: ago(5),
            },
          ]
        : [aCase, messageCase, groupCase, wantedCase, pictureCase],
    ),
  users: async () =>
    page([
      aUser(2, { openCases: 1, earlierCases: 2, payoutName: 'ADWOA HOLDER' }),
      aUser(3, {
        suspension: { reason: 'Asked for money first', since: ago(500), until: '2026-12-01T12:00:00.000Z' },
      }),
      aUser(4, { role: 'moderator' }),
    ]),
  audit: async () =>
    page([
      anEntry(0, { details: { until: '2026-12-01T12:00:00.000Z' } }),
      anEntry(1, {
        action: 'listing.hide',
        target: { type: 'listing', id: listing.id, label: listing.title },
      }),
      anEntry(2, { action: 'user.reinstate', actor: null, reason: null }),
      anEntry(3, { action: 'user.set_role', details: { role: 'moderator' }, reason: 'Helps us' }),
    ]),
};
const disputes = {
  list: async ({ status }: { status?: string }) =>
    page(
      status === 'resolved'
        ? [
            {
              ...aDispute,
              outcome: 'refund' as const,
              note: 'The photos show the crack.',
              resolvedAt: ago(5),
            },
          ]
        : [
            aDispute,
            { ...aDispute, id: idOf(7302), buyer: { id: idOf(7303), name: null, profileImage: null } },
          ],
    ),
};
export const anAppeal: Appeal = {
  id: idOf(7400),
  listing: {
    ...hidden,
  },
  wanted: null,
  owner: subject,
  kind: 'hide',
  until: null,
  reason: 'The photos show another laptop.',
  decidedBy: toPerson(aStudent(5)),
  decidedAt: ago(400),
  reportCount: 3,
  reports: [report(0), report(1, { reason: 'counterfeit' })],
  mayDecide: true,
  text: 'It is the same laptop in its sleeve. I can show the receipt and the serial number.',
  createdAt: ago(90),
  outcome: null,
  note: null,
  resolvedBy: null,
  resolvedAt: null,
};
/** Appeal about a wanted post. */
export const aPostAppeal: Appeal = {
  ...anAppeal,
  id: idOf(7403),
  kind: 'delete',
  listing: null,
  wanted: {
    id: idOf(7300),
    title: 'Someone who explains my assignment',
    details: 'Level 200, by Friday. I want to understand it.',
    status: 'removed',
  },
  reason: 'It asks for an essay.',
  text: 'It does not: I look for a tutor.',
};
const appeals = {
  list: async ({ state }: { state?: string }) =>
    page<Appeal>(
      state === 'resolved'
        ? [
            {
              ...anAppeal,
              outcome: 'uphold',
              note: 'The receipt is for another model.',
              resolvedBy: toPerson(aStudent(0)),
              resolvedAt: ago(5),
            },
          ]
        : [
            anAppeal,
            {
              ...anAppeal,
              id: idOf(7401),
              kind: 'delete',
              reason: null,
              decidedBy: toPerson(aStudent(0)),
              mayDecide: false,
              reportCount: 0,
            },
            {
              ...anAppeal,
              id: idOf(7402),
              kind: 'suspend',
              listing: null,
              owner: { ...subject, isSuspended: true },
              reason: 'Asked two buyers to pay outside CampusHive.',
              text: 'My phone was stolen that week. I have the police report.',
            },
          ],
    ),
};
export const session = {
  status: 'member' as const,
  user: aStudent(0, { role: 'admin' }),
  offline: false,
};
/** Admin session with some calls overridden. */
export const campusWith = (change: object = {}, ofDisputes: object = {}, ofAppeals: object = {}) => ({
  campus: {
    session,
    client: {
      moderation: { ...moderation, ...change },
      disputes: { ...disputes, ...ofDisputes },
      appeals: { ...appeals, ...ofAppeals },
    },
  },
});

/** Chargebacks of held money, of released money, and a decided one. */
const chargebacks = {
  list: async ({ status }: { status?: string }) =>
    page<Chargeback>(
      status === 'resolved'
        ? [
            {
              ...aChargeback,
              outcome: 'won',
              orderStatus: 'held',
              resolvedAt: ago(5),
              answer: {
                answer: 'contest',
                note: 'They met and agreed in the chat.',
                answeredAt: ago(180),
                sentAt: ago(179),
              },
            },
          ]
        : [
            aChargeback,
            {
              ...aChargeback,
              id: idOf(7502),
              effect: 'debt',
              owed: 2425.5,
              orderStatus: 'paid_out',
              dueAt: '2026-11-24T18:00:00.000Z',
            },
          ],
    ),
};
/** Difference between the books and the provider. */
export const aLedgerCase: LedgerCase = {
  id: idOf(7601),
  of: 'charge',
  kind: 'missing_there',
  reference: 'cmp-01934c00-0000-7000-8000-000000000001',
  currency: 'GHS',
  ours: 2609.25,
  theirs: null,
  foundAt: ago(600),
  lastFoundAt: ago(600),
  closed: null,
};
export const theBooks: LedgerSummary = {
  held: 12_480.5,
  owedToSellers: 3_120,
  sellerDebt: 450.25,
  payoutsOnTheWay: 980,
  refundsOnTheWay: 106.5,
  goodwill: 240,
  atProvider: 17_204.33,
  reported: 17_204.33,
  difference: 0,
  comparedAt: ago(600),
  openCases: 0,
};
const ledger = {
  get: async () => ({ data: { ...theBooks, reported: 14_595.08, difference: -2609.25, openCases: 4 } }),
  cases: async ({ status }: { status?: string }) =>
    page<LedgerCase>(
      status === 'resolved'
        ? [
            { ...aLedgerCase, closed: { note: 'Paid back by hand.', by: 'Efua Danquah', at: ago(5) } },
            {
              ...aLedgerCase,
              id: idOf(7602),
              of: 'balance',
              kind: 'amount',
              reference: null,
              ours: 17_204.33,
              theirs: 17_000,
              closed: { note: null, by: null, at: ago(5) },
            },
          ]
        : [
            aLedgerCase,
            { ...aLedgerCase, id: idOf(7603), of: 'transfer', kind: 'missing_here', ours: null, theirs: 40 },
            { ...aLedgerCase, id: idOf(7604), of: 'refund', kind: 'amount', theirs: 2600, currency: 'USD' },
            {
              ...aLedgerCase,
              id: idOf(7605),
              of: 'balance',
              kind: 'amount',
              reference: null,
              ours: 17_204.33,
              theirs: 14_595.08,
            },
          ],
    ),
};
export const campusWithLedger = (change: object = {}) => ({
  campus: { session, client: { moderation, ledger: { ...ledger, ...change } } },
});

export const campusWithChargebacks = (change: object = {}) => ({
  campus: { session, client: { moderation, chargebacks: { ...chargebacks, ...change } } },
});
