import type { EventPlan } from '@campushive/contract/rules/event-moves';
import type { Campus } from '@campushive/contract/campus-schema';
import type { Split } from '@campushive/contract/rules/settlements';
import type {
  Attachment,
  Completion,
  Appealable,
  Availability,
  AppealDecision,
  Chargeback,
  Condition,
  ChargeStep,
  DeviceSession,
  FavoriteKind,
  HiveName,
  LedgerCase,
  ListingStatus,
  Message,
  MessageEvent,
  Meetup,
  Notification,
  OrderStatus,
  PaidMilestone,
  PartnerKey,
  Passkey,
  Payment,
  PayoutFailureCode,
  PayoutStatus,
  Refund,
  Photo,
  PortfolioPicture,
  UploadPurpose,
  Settings,
  PlaceStatus,
  SaleItem,
  ReportDecision,
  ReportReason,
  ReportTarget,
  SavedSearch,
  StudyFile,
  StoredWantedStatus,
  WantedCategory,
  Webhook,
  WebhookDelivery,
  User,
} from '@campushive/contract';
import type { Series } from '@campushive/contract/rules/series';
import type { PromoTerms } from '@campushive/contract/rules/promo-codes';
import type { MilestonesPlan, PlanStatus } from '@campushive/contract/rules/milestones';
import type { OfferState } from '@campushive/contract/rules/offers';
import type { RaisedChargeback } from '@campushive/contract/rules/chargebacks';
import type { NotificationContent } from '@campushive/contract/notification-templates/render';
import type { StoredGroupMessage } from './groups.js';

/** What the campus in memory keeps: the same things as the server's tables, in the simplest form that keeps the rules. */
export interface State {
  /** The hives that this campus has. */
  readonly hives: Campus['hives'];
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly students: Student[];
  readonly registrations: Registration[];
  readonly sessions: Map<string, Student>;
  /** What is shown of the session behind a token. */
  readonly devices: Map<string, DeviceSession>;
  /** The links of the emails about sign-ins. */
  readonly alarms: Map<string, { readonly student: Student; readonly until: number }>;
  /** Fresh proofs of who asks, each of the session with this token. */
  readonly stepUps: Map<string, { readonly token: string; readonly until: number }>;
  readonly passkeys: StoredPasskey[];
  /** Since when the calendar of a student has an address. */
  readonly calendars: Map<Student, string>;
  /** What devices are to answer, by attempt; the token of the session that asked, or null where no one is signed in. */
  readonly challenges: Map<string, PasskeyChallenge>;
  readonly blocks: StoredBlock[];
  /** Who hears of whose new listings. */
  readonly follows: { readonly by: Student; readonly of: Student }[];
  /** The new listings that a student heard of: `listing student`. */
  readonly heardOf: Set<string>;
  readonly resets: Map<string, { student: Student; until: number }>;
  readonly failures: Map<string, number>;
  readonly uploads: Map<string, { owner: Student; photo: Photo; purpose: UploadPurpose }>;
  /** Pictures of students' work, in their order. */
  readonly portfolios: Map<Student, readonly PortfolioPicture[]>;
  /** Uploads of study material; `content` is what is in them. */
  readonly files: Map<string, { owner: Student; file: StudyFile; content: string }>;
  /** Private files; `order` is the one that a file was delivered with. */
  readonly attachments: Map<
    string,
    { owner: Student; file: Attachment; order: Order | null; talk: StoredConversation | null }
  >;
  /** Who downloaded what, and whether it helped: `listing student`. */
  readonly downloads: Map<string, boolean | null>;
  readonly listings: StoredListing[];
  /** When tutors teach, of those who said so. */
  readonly availabilities: Map<
    StoredListing,
    Availability & { readonly trialMinor: number | null; readonly updatedAt: string }
  >;
  readonly applications: StoredApplication[];
  /** The latest first. */
  readonly milestonePlans: StoredPlan[];
  /** The latest first. */
  readonly invitations: StoredInvitation[];
  readonly conversations: StoredConversation[];
  readonly favorites: StoredFavorite[];
  /** What was searched for, newest first. */
  readonly recents: { readonly student: Student; readonly folded: string; readonly q: string }[];
  readonly savedSearches: StoredSearch[];
  /** In the order of posting. */
  readonly wanted: StoredWanted[];
  readonly offers: StoredOffer[];
  readonly orders: Order[];
  readonly reviews: StoredReview[];
  readonly payoutAccounts: Map<string, StoredPayoutAccount>;
  /** The mobile money number that each student paid with last. */
  readonly paymentNumbers: Map<string, { readonly phone: string; readonly network: string }>;
  readonly payouts: StoredPayout[];
  /** Failure of the transfers that are requested from now on. Null: they arrive. */
  transferFailure: PayoutFailureCode | null;
  /** In the order of giving. */
  readonly credits: StoredCredit[];
  /** When the books were last compared with the provider. */
  comparedAt: string | null;
  /** Newest first. */
  ledgerCases: readonly StoredLedgerCase[];
  /** Newest first, as both below. */
  partnerKeys: readonly PartnerKey[];
  webhooks: readonly Webhook[];
  /** Whether everybody could find a listing when it was last looked at; of drafts nothing. */
  readonly wasListed: Map<StoredListing, boolean>;
  webhookDeliveries: readonly { readonly webhookId: string; readonly delivery: WebhookDelivery }[];
  /** Places at events, in the order of joining. */
  readonly places: Place[];
  /** Given up, or refunded: their codes open no door. */
  readonly formerPlaces: Place[];
  /** Who checks in tickets for an organiser, in the order of being named. */
  readonly doorHelpers: { readonly listing: StoredListing; readonly student: Student }[];
  /** What organisers wrote to those who go, in the order of sending. */
  readonly attendeeMessages: StoredAttendeeMessage[];
  /** In the order of their making. */
  readonly promoCodes: StoredPromoCode[];
  /** In the order of their making. */
  readonly series: StoredSeries[];
  readonly groupMessages: StoredGroupMessage[];
  /** How many of all group messages there were when a student last read a group; by event and student. */
  readonly groupReads: Map<string, number>;
  /** As many there were when a student was last notified of a group. */
  readonly groupNotified: Map<string, number>;
  /** As many a device of theirs has. */
  readonly groupReceived: Map<string, number>;
  /** As many there were when a student put a group away. */
  readonly groupArchives: Map<string, number>;
  /** Who has muted which group. */
  readonly groupMutes: Set<string>;
  /** When who wrote to the people behind the site. */
  readonly contactMessages: { readonly from: string; readonly at: number }[];
  readonly cases: StoredCase[];
  /** Oldest first. */
  readonly takedowns: StoredTakedown[];
  readonly audit: StoredAudit[];
  /** What admins have switched off: `hive feature`. */
  readonly switchedOff: Map<
    string,
    { readonly reason: string; readonly by: Student; readonly since: string }
  >;
  readonly notifications: StoredNotification[];
  /** Browsers that take notifications, by endpoint. */
  readonly pushTargets: Map<string, Student>;
  /** What was mailed: newest last. */
  readonly mails: { to: string; code?: string; token?: string; alarm?: string }[];
}

export interface Student {
  readonly id: string;
  name: string;
  readonly email: string;
  password: string;
  readonly universityId: string;
  bio: string | null;
  avatarUrl: string | null;
  role: User['role'];
  settings: Settings;
  /** Until when, or for ever. */
  suspended: { readonly reason: string; readonly since: string; readonly until: string | null } | null;
  /** When the mailbox was last proved, whether that holds, and how many days before its end they were notified. */
  provedAt: number;
  isVerified: boolean;
  verificationNotice: number | null;
  /** The code with which it can be proved again. */
  verificationCode: { readonly code: string; tries: number; sentAt: number } | null;
  readonly createdAt: string;
}

export interface StoredPasskey {
  readonly owner: Student;
  readonly credentialId: string;
  passkey: Passkey;
}

export interface PasskeyChallenge {
  readonly purpose: 'create' | 'sign_in' | 'step_up';
  readonly token: string | null;
  readonly challenge: string;
  readonly until: number;
}

export interface Registration {
  readonly student: Student;
  /** The secret of the page that may prove it; null when it gave none. */
  attempt: string | null;
  code: string;
  tries: number;
  sentAt: number;
}

export interface StoredListing {
  readonly id: string;
  readonly hive: HiveName;
  readonly poster: Student;
  title: string;
  description: string;
  /** Null where none was ever given, as in a draft. */
  priceMinor: number | null;
  /** What it cost before, and until when, in milliseconds. */
  earlierPrices?: readonly { readonly priceMinor: number; readonly until: number }[];
  /** The price that it is shown as reduced from. */
  reduced?: { readonly fromMinor: number; readonly at: number };
  status: ListingStatus;
  hiddenBy: 'reports' | 'moderator' | 'suspension' | null;
  /** When its poster deleted it, and what it was then, until that is final. */
  removed: { readonly at: number; readonly from: ListingStatus } | null;
  /** The organiser cancelled the event before it started. */
  isCancelled?: boolean;
  details: Record<string, unknown>;
  photos: Photo[];
  assignedToId: string | null;
  /** Of an event: places in the order of joining. */
  places?: Place[];
  readonly createdAt: string;
  /** Left out until it is first changed. */
  updatedAt?: string;
  /** When it was last brought up again, and its place among the newest then. */
  renewed?: { readonly at: string; readonly place: string };
  /** Until when it is open, where that is not counted from when it was posted. */
  endsAt?: string;
  /** Who looked at it: student and day. No one learns of it. */
  views?: Set<string>;
}

/** Its words follow from its kind when it is read. */
export type StoredNotification = Pick<Notification, 'id' | 'type' | 'subject' | 'createdAt'> &
  NotificationContent & { readonly userId: string; read: boolean };

export interface StoredApplication {
  readonly id: string;
  readonly listing: StoredListing;
  readonly applicant: Student;
  message: string;
  /** For how much they do it; null for the listed price. */
  priceMinor: number | null;
  withdrawn: boolean;
  createdAt: string;
}

/** What the poster of a gig proposed to divide it into, for the student who had it then. */
export interface StoredPlan extends MilestonesPlan {
  readonly listing: StoredListing;
  readonly workerId: string;
  status: PlanStatus;
  reason: string | null;
  readonly createdAt: string;
}

export interface StoredInvitation {
  readonly listing: StoredListing;
  readonly student: Student;
  declined: boolean;
  readonly createdAt: string;
}

/** A promo code of an event. */
/** Weekly lessons of one student with one tutor. */
export interface StoredSeries {
  readonly id: string;
  readonly listing: StoredListing;
  readonly title: string;
  readonly student: Student;
  readonly hours: number;
  readonly priceMinor: number;
  readonly createdAt: string;
  /** As the rules see it. */
  series: Series;
  /** When its student chose otherwise before it was paid. */
  givenUpAt?: Date;
  /** The latest order of each lesson that had one, by its number. */
  readonly orders: Map<number, Order>;
  /** Numbers whose student was asked to pay. */
  readonly asked: Set<number>;
}

export interface StoredPromoCode extends Omit<PromoTerms, 'isEnded'> {
  isEnded: boolean;
  readonly id: string;
  readonly listing: StoredListing;
  readonly code: string;
  /** What its kind of tickets was called when it was made. */
  readonly kindName: string | null;
  readonly createdAt: string;
}

/** What an organiser wrote to all who go. */
export interface StoredAttendeeMessage {
  readonly id: string;
  readonly listing: StoredListing;
  readonly content: string;
  readonly warning: Message['warning'];
  readonly createdAt: string;
}

export interface StoredWanted {
  readonly id: string;
  readonly student: Student;
  title: string;
  details: string;
  category: WantedCategory | null;
  condition: Condition | null;
  maxPriceMinor: number | null;
  status: StoredWantedStatus;
  readonly createdAt: Date;
  renewedAt: Date | null;
  listedAt: Date;
  endsAt: Date;
  /** Newest first. */
  readonly answers: StoredListing[];
}

export interface StoredSearch {
  readonly owner: Student;
  readonly fingerprint: string;
  readonly search: Omit<SavedSearch, 'count'>;
}

export interface StoredFavorite {
  readonly student: Student;
  readonly listing: StoredListing;
  readonly kind: FavoriteKind;
  readonly createdAt: string;
}

/** What happened to a deal. */
export type StoredEvent = Omit<MessageEvent, 'amount'> & { readonly amountMinor: number | null };

export interface StoredMessage {
  readonly id: string;
  readonly kind: Message['kind'];
  readonly event: StoredEvent | null;
  readonly sender: Student;
  /** Acted, where the line names the other side: it is not new to them. */
  readonly actor?: Student;
  content: string;
  attachment: Photo | null;
  file?: Attachment;
  warning: Message['warning'];
  readonly replyTo: StoredMessage | null;
  readonly clientId: string | null;
  readonly createdAt: string;
  unsentAt: string | null;
  deliveredAt: string | null;
}

export interface StoredConversation {
  readonly id: string;
  readonly pair: readonly [Student, Student];
  readonly openedBy: Student;
  readonly listing: StoredListing | null;
  readonly messages: StoredMessage[];
  /** How many messages each has seen, by student id. */
  readonly seen: Map<string, number>;
  /** As far as the other one may know: nothing is added while one has blocked the other. */
  readonly read: Map<string, number>;
  /** Who does not want to hear of it, and who has put it away, by student id. */
  readonly muted: Set<string>;
  readonly archived: Set<string>;
  readonly createdAt: string;
  updatedAt: string;
}

/** What a payer can do at the provider. */
export type PayerOutcome = 'success' | 'failed' | 'short' | 'foreign';

/** A negotiation between a buyer and a poster. */
export interface StoredOffer {
  readonly id: string;
  readonly listing: StoredListing;
  readonly buyer: Student;
  readonly seller: Student;
  readonly talk: StoredConversation;
  state: OfferState;
  /** When the buyer named their amounts, in milliseconds. */
  readonly named: number[];
  /** The latest order at the agreed price. */
  order?: Order;
  readonly createdAt: string;
  updatedAt: string;
}

export interface StoredBlock {
  readonly by: Student;
  readonly of: Student;
  /** Messages about open orders stay open. */
  keepsOrders: boolean;
  /** Start of the pause that is not added to release times yet, in milliseconds. */
  pausedSince: number;
}

export interface Order {
  /** Every block on the campus. */
  readonly blocks: readonly StoredBlock[];
  readonly id: string;
  readonly reference: string;
  readonly listing: StoredListing;
  readonly buyer: Student;
  readonly seller: Student;
  readonly kind: 'purchase' | 'gig';
  readonly item: SaleItem;
  /** As it was when the order was made, of all tickets together. */
  readonly priceMinor: number;
  /** What a bundle buys beside its listing, with what each did cost. */
  readonly further?: readonly {
    readonly listing: StoredListing;
    readonly priceMinor: number;
    readonly offer?: StoredOffer | undefined;
  }[];
  /** How many tickets; 1 of everything else. */
  readonly quantity?: number;
  /** Which kind of tickets or package of a service, and what it was called then. */
  ticketKind?: { readonly id: string; readonly name: string } | null;
  /** Of a package of a service, which has its name in `ticketKind`: what it included, and within how many days. */
  readonly work?: { readonly includes: string; readonly days: number };
  /** The promo code that they were bought with, and what all of them would have cost. */
  readonly promo?: { readonly id: string; readonly code: string; readonly beforeMinor: number };
  /** The milestone of a gig that it pays. */
  milestone?: PaidMilestone;
  booking: { readonly startsAt: string; readonly endsAt: string; readonly hours: number } | null;
  /** When its tutor proposes to begin instead, in milliseconds. */
  proposedAt?: number | undefined;
  status: OrderStatus;
  readonly code: string;
  tries: number;
  /** What the payer did at the provider, not yet known here. `short` paid less than was asked for, `foreign` in another currency. */
  outcome: PayerOutcome | null;
  readonly reservedUntil: number;
  /** When it ended unpaid. */
  endedAt?: string;
  /** Mobile money that was asked for without a page of the provider. */
  charge?: StoredCharge;
  paidAt: string | null;
  releasedAt: string | null;
  dispute?: StoredDispute;
  refund?: StoredRefund;
  /** What the two agreed on, when part of the money went back. */
  split?: Split;
  /** Oldest first. */
  chargebacks?: readonly StoredChargeback[];
  /** Milliseconds; set when a frozen order goes on, and when work is marked as done. */
  autoReleaseAt?: number;
  /** Milliseconds; set when work is sent back, and when its frozen order goes on. */
  workDueAt?: number;
  /** Plan of the event as its buyer knows it, and when it was moved since; of tickets only. */
  plan?: EventPlan;
  movedAt?: number;
  /** How often the work of a gig was done, oldest first. */
  rounds?: Completion['rounds'];
  /** Where and when the two meet; the latest counts. */
  meetups?: readonly Meetup[];
  /** How far an errand is. */
  readonly delivery?: StoredDelivery;
  /** A payout carries the seller's share out. */
  sentOut?: boolean;
  readonly createdAt: string;
}

type Dispute = NonNullable<Payment['dispute']>;

export type StoredDispute = Omit<Dispute, 'proposal'> & {
  readonly proposal:
    (Omit<NonNullable<Dispute['proposal']>, 'amount'> & { readonly amountMinor: number }) | null;
};

export type StoredRefund = Omit<Refund, 'amount'> & { readonly amountMinor: number };

/** What the books and the provider disagree about. */
export type StoredLedgerCase = Omit<LedgerCase, 'ours' | 'theirs'> & {
  readonly oursMinor: number | null;
  readonly theirsMinor: number | null;
};

/** An errand on its way; the code of its other end is the order's. */
export interface StoredDelivery {
  readonly pickupCode: string;
  pickedUpAt: string | null;
  onTheWayAt: string | null;
  deliveredAt: string | null;
  photo: Photo | null;
}

/** A payment that the payer's bank asks back. */
export interface StoredChargeback {
  readonly id: string;
  readonly order: Order;
  readonly amountMinor: number;
  raised: RaisedChargeback;
  readonly raisedAt: string;
  /** Milliseconds. */
  readonly dueAt: number;
  answer: Chargeback['answer'];
  resolvedAt: string | null;
}

export interface StoredCharge {
  readonly network: string;
  readonly phone: string;
  readonly step: ChargeStep;
  /** Milliseconds. */
  readonly expiresAt: number;
  /** Its payer forgot the number meanwhile: paying it remembers nothing. */
  readonly isForgotten?: boolean;
}

export interface StoredReview {
  readonly id: string;
  readonly order: Order;
  readonly author: Student;
  readonly subject: Student;
  readonly stars: number;
  readonly text: string;
  /** Milliseconds. */
  shownAt: number;
  readonly createdAt: string;
}

export interface StoredPayoutAccount {
  readonly network: string;
  readonly phone: string;
  readonly name: string;
  /** A payout came back. Default: false. */
  readonly needsAttention?: boolean;
  readonly paidFrom: Date;
  readonly updatedAt: string;
}

/** Money of the campus that an admin gave a student. */
export interface StoredCredit {
  readonly id: string;
  readonly student: Student;
  readonly amountMinor: number;
  readonly reason: string;
  readonly by: Student;
  readonly createdAt: string;
  withdrawal: { readonly reason: string; readonly by: Student; readonly at: string } | null;
}

export interface StoredPayout {
  readonly id: string;
  readonly seller: Student;
  readonly account: StoredPayoutAccount;
  readonly orders: readonly Order[];
  readonly credits: readonly StoredCredit[];
  /** Minor units. */
  readonly amount: number;
  readonly fee: number;
  /** The fee that was given back because the payout was delayed, in minor units. */
  readonly feeReturned: number;
  /** What it paid of the seller's debt, in minor units. */
  readonly debt: number;
  status: PayoutStatus;
  /** Why it waits or came back. Null while nothing is wrong. */
  failure: PayoutFailureCode | null;
  /** Words of the operator for the seller. */
  note: string | null;
  readonly createdAt: string;
  paidAt: string | null;
}

export interface Place {
  readonly id: string;
  readonly listing: StoredListing;
  readonly student: Student;
  status: PlaceStatus;
  readonly code: string;
  order: Order | null;
  heldUntil: number | null;
  checkedInAt: string | null;
  /** The phone's own name for letting it in. */
  admissionId: string | null;
  readonly joinedAt: string;
  /** Which of how many tickets of its order it is. */
  readonly number: number;
  of: number;
  /** The kind of its event's tickets; null where it has none, and in the line. */
  kindId: string | null;
}

export interface StoredCase {
  readonly id: string;
  readonly targetType: ReportTarget;
  readonly targetId: string;
  readonly subject: Student;
  readonly reports: {
    readonly id: string;
    readonly reporter: Student;
    readonly reason: ReportReason;
    readonly details: string;
    readonly createdAt: string;
  }[];
  /** What a reported message said before its writer took it back. */
  evidence: { readonly content: string; readonly photo: Photo | null; readonly file?: Attachment } | null;
  decision: {
    readonly is: ReportDecision;
    readonly note: string;
    readonly by: Student;
    readonly at: string;
  } | null;
  readonly createdAt: string;
}

/** A moderator's decision that took a listing away or closed an account, and its owner's appeal. */
export interface StoredTakedown {
  readonly id: string;
  /** Null when it was the account, or a wanted post. */
  readonly listing: StoredListing | null;
  readonly wanted: StoredWanted | null;
  readonly owner: Student;
  readonly kind: Appealable;
  until: string | null;
  by: Student;
  reason: string;
  /** The reports that led to it; null when a moderator came across it. */
  found: StoredCase | null;
  readonly createdAt: string;
  /** The listing is back, or another decision took this one's place. */
  ended: boolean;
  appeal: { readonly text: string; readonly at: string } | null;
  answer: {
    readonly is: AppealDecision;
    readonly note: string;
    readonly by: Student;
    readonly at: string;
  } | null;
}

export interface StoredAudit {
  readonly actor: Student;
  readonly action: string;
  readonly target: { readonly type: string; readonly id: string };
  readonly reason: string | null;
  readonly details: Record<string, string | number | boolean | null>;
  readonly createdAt: string;
}
