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

export interface StoredAttachment {
  readonly owner: Student;
  readonly file: Attachment;
  order: Order | null;
  talk: StoredConversation | StoredListing | null;
  readonly createdAt: string;
}

/** State of the in-memory campus: the content of the server's tables in the simplest form that the rules allow. */
export interface State {
  readonly hives: Campus['hives'];
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly students: Student[];
  readonly registrations: Registration[];
  readonly sessions: Map<string, Student>;
  /** Displayed data of the session by token. */
  readonly devices: Map<string, DeviceSession>;
  /** Links in emails about logins. */
  readonly alarms: Map<string, { readonly student: Student; readonly until: number }>;
  /** Identity proofs, each valid for the session with this token. */
  readonly stepUps: Map<string, { readonly token: string; readonly until: number }>;
  readonly passkeys: StoredPasskey[];
  /** Creation time of each student's calendar feed. */
  readonly calendars: Map<Student, string>;
  /** Passkey challenges by attempt, with the token of the requesting session. Null for visitors. */
  readonly challenges: Map<string, PasskeyChallenge>;
  readonly blocks: StoredBlock[];
  /** Followers of students. */
  readonly follows: { readonly by: Student; readonly of: Student }[];
  /** Sent notifications about new listings, by `listing student`. */
  readonly heardOf: Set<string>;
  readonly resets: Map<string, { student: Student; until: number }>;
  readonly failures: Map<string, number>;
  readonly uploads: Map<string, { owner: Student; photo: Photo; purpose: UploadPurpose }>;
  /** Portfolio pictures of students, in order. */
  readonly portfolios: Map<Student, readonly PortfolioPicture[]>;
  /** Uploaded study material. `content` is the file's content. */
  readonly files: Map<string, { owner: Student; file: StudyFile; content: string }>;
  /** Private files. `order` is the one that the file was delivered with, `talk` its conversation or the event of its group. */
  readonly attachments: Map<string, StoredAttachment>;
  /** Downloads with their ratings, by `listing student`. */
  readonly downloads: Map<string, boolean | null>;
  readonly listings: StoredListing[];
  /** Hours of tutors who have set them. */
  readonly availabilities: Map<
    StoredListing,
    Availability & { readonly trialMinor: number | null; readonly updatedAt: string }
  >;
  readonly applications: StoredApplication[];
  /** Newest first. */
  readonly milestonePlans: StoredPlan[];
  /** Newest first. */
  readonly invitations: StoredInvitation[];
  readonly conversations: StoredConversation[];
  readonly favorites: StoredFavorite[];
  /** Recent searches, newest first. */
  readonly recents: { readonly student: Student; readonly folded: string; readonly q: string }[];
  readonly savedSearches: StoredSearch[];
  /** In order of posting. */
  readonly wanted: StoredWanted[];
  readonly offers: StoredOffer[];
  readonly orders: Order[];
  readonly reviews: StoredReview[];
  readonly payoutAccounts: Map<string, StoredPayoutAccount>;
  /** Mobile money number that each student paid with last. */
  readonly paymentNumbers: Map<string, { readonly phone: string; readonly network: string }>;
  readonly payouts: StoredPayout[];
  /** Failure of transfers requested from now on. Null: they arrive. */
  transferFailure: PayoutFailureCode | null;
  /** In order of creation. */
  readonly credits: StoredCredit[];
  /** Time of the last comparison with the provider. */
  comparedAt: string | null;
  /** Newest first. */
  ledgerCases: readonly StoredLedgerCase[];
  /** Newest first, like the next two. */
  partnerKeys: readonly PartnerKey[];
  webhooks: readonly Webhook[];
  /** Whether a listing was findable at the last check. Drafts are missing. */
  readonly wasListed: Map<StoredListing, boolean>;
  webhookDeliveries: readonly { readonly webhookId: string; readonly delivery: WebhookDelivery }[];
  /** Places at events, in order of joining. */
  readonly places: Place[];
  /** Cancelled or refunded places, whose codes are invalid. */
  readonly formerPlaces: Place[];
  /** Students who check in tickets for an organiser, in order of appointment. */
  readonly doorHelpers: { readonly listing: StoredListing; readonly student: Student }[];
  /** Messages of organisers to attendees, in order of sending. */
  readonly attendeeMessages: StoredAttendeeMessage[];
  /** In order of creation. */
  readonly promoCodes: StoredPromoCode[];
  /** In order of creation. */
  readonly series: StoredSeries[];
  readonly groupMessages: StoredGroupMessage[];
  /** Total number of group messages when a student last read a group, by event and student. */
  readonly groupReads: Map<string, number>;
  /** Total number of group messages when a student was last notified of a group. */
  readonly groupNotified: Map<string, number>;
  /** Total number of group messages that a student's device has received. */
  readonly groupReceived: Map<string, number>;
  /** Total number of group messages when a student archived a group. */
  readonly groupArchives: Map<string, number>;
  /** Muted groups, by event and student. */
  readonly groupMutes: Set<string>;
  /** Senders and times of contact messages. */
  readonly contactMessages: { readonly from: string; readonly at: number }[];
  readonly cases: StoredCase[];
  /** Oldest first. */
  readonly takedowns: StoredTakedown[];
  readonly audit: StoredAudit[];
  /** Disabled features, by `hive feature`. */
  readonly switchedOff: Map<
    string,
    { readonly reason: string; readonly by: Student; readonly since: string }
  >;
  readonly notifications: StoredNotification[];
  /** Push subscriptions by endpoint. */
  readonly pushTargets: Map<string, Student>;
  /** Sent emails, newest last. */
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
  /** Suspension with its end. `until` is null when permanent. */
  suspended: { readonly reason: string; readonly since: string; readonly until: string | null } | null;
  /** Time of the last verification, whether it is valid, and the latest reminder, in days before its end. */
  provedAt: number;
  isVerified: boolean;
  verificationNotice: number | null;
  /** Code to renew the verification. */
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
  /** Secret of the page that may verify the code. Null when it sent none. */
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
  /** Null in drafts without a price. */
  priceMinor: number | null;
  /** Earlier prices and when each ended, in epoch ms. */
  earlierPrices?: readonly { readonly priceMinor: number; readonly until: number }[];
  /** Price that the listing is shown as reduced from. */
  reduced?: { readonly fromMinor: number; readonly at: number };
  status: ListingStatus;
  hiddenBy: 'reports' | 'moderator' | 'suspension' | null;
  /** Time of deletion and the previous status, while it can be undone. */
  removed: { readonly at: number; readonly from: ListingStatus } | null;
  /** The organiser cancelled the event before it started. */
  isCancelled?: boolean;
  details: Record<string, unknown>;
  photos: Photo[];
  assignedToId: string | null;
  /** Places of an event, in order of joining. */
  places?: Place[];
  readonly createdAt: string;
  /** Omitted until the first change. */
  updatedAt?: string;
  /** Time of the last renewal, and its rank among the newest. */
  renewed?: { readonly at: string; readonly place: string };
  /** End of the listing, when it differs from the default after posting. */
  endsAt?: string;
  /** Views by student and day. Never shown to anyone. */
  views?: Set<string>;
}

/** Notification without texts, which are rendered from its kind on reading. */
export type StoredNotification = Pick<Notification, 'id' | 'type' | 'subject' | 'createdAt'> &
  NotificationContent & { readonly userId: string; read: boolean };

export interface StoredApplication {
  readonly id: string;
  readonly listing: StoredListing;
  readonly applicant: Student;
  message: string;
  /** Price that the applicant named. Null for the listed price. */
  priceMinor: number | null;
  withdrawn: boolean;
  createdAt: string;
}

/** Milestones that the poster proposed to the student assigned at that time. */
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
  /** Series in the format of the rules. */
  series: Series;
  /** Time at which the student gave up the unpaid series. */
  givenUpAt?: Date;
  /** Latest order of each lesson, by its number. */
  readonly orders: Map<number, Order>;
  /** Numbers of lessons whose payment was requested. */
  readonly asked: Set<number>;
}

export interface StoredPromoCode extends Omit<PromoTerms, 'isEnded'> {
  isEnded: boolean;
  readonly id: string;
  readonly listing: StoredListing;
  readonly code: string;
  /** Name of the ticket type at creation. */
  readonly kindName: string | null;
  readonly createdAt: string;
}

/** Message of an organiser to all attendees. */
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

/** Deal event. */
export type StoredEvent = Omit<MessageEvent, 'amount'> & { readonly amountMinor: number | null };

export interface StoredMessage {
  readonly id: string;
  readonly kind: Message['kind'];
  readonly event: StoredEvent | null;
  readonly sender: Student;
  /** Actor, when the line names the other side. It is not new to the actor. */
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
  /** Number of messages each participant has seen, by student id. */
  readonly seen: Map<string, number>;
  /** Reads that the other participant may know. Not updated during a block. */
  readonly read: Map<string, number>;
  /** Participants who muted or archived the conversation, by student id. */
  readonly muted: Set<string>;
  readonly archived: Set<string>;
  readonly createdAt: string;
  updatedAt: string;
}

/** Payer's actions at the provider. */
export type PayerOutcome = 'success' | 'failed' | 'short' | 'foreign';

/** Price negotiation between a buyer and a poster. */
export interface StoredOffer {
  readonly id: string;
  readonly listing: StoredListing;
  readonly buyer: Student;
  readonly seller: Student;
  readonly talk: StoredConversation;
  state: OfferState;
  /** Times of the buyer's offers, in epoch ms. */
  readonly named: number[];
  /** Latest order at the agreed price. */
  order?: Order;
  readonly createdAt: string;
  updatedAt: string;
}

export interface StoredBlock {
  readonly by: Student;
  readonly of: Student;
  /** Keeps conversations about open orders writable. */
  keepsOrders: boolean;
  /** Start of the pause that release times do not include yet, in epoch ms. */
  pausedSince: number;
}

export interface Order {
  readonly blocks: readonly StoredBlock[];
  readonly id: string;
  readonly reference: string;
  readonly listing: StoredListing;
  readonly buyer: Student;
  readonly seller: Student;
  readonly kind: 'purchase' | 'gig';
  readonly item: SaleItem;
  /** Price at the time of the order, for all tickets together. */
  readonly priceMinor: number;
  /** Other items of a bundle, with their prices. */
  readonly further?: readonly {
    readonly listing: StoredListing;
    readonly priceMinor: number;
    readonly offer?: StoredOffer | undefined;
  }[];
  /** Number of tickets. 1 for other items. */
  readonly quantity?: number;
  /** Ticket type or service package, with its name at the time. */
  ticketKind?: { readonly id: string; readonly name: string } | null;
  /** Content and delivery days of a service package, whose name is in `ticketKind`. */
  readonly work?: { readonly includes: string; readonly days: number };
  /** Promo code used, and the total without it. */
  readonly promo?: { readonly id: string; readonly code: string; readonly beforeMinor: number };
  /** Milestone of a gig that the order pays. */
  milestone?: PaidMilestone;
  booking: { readonly startsAt: string; readonly endsAt: string; readonly hours: number } | null;
  /** Start that the tutor proposes instead, in epoch ms. */
  proposedAt?: number | undefined;
  status: OrderStatus;
  readonly code: string;
  tries: number;
  /** Payer's action at the provider, not applied yet. `short` paid less than required, `foreign` in another currency. */
  outcome: PayerOutcome | null;
  readonly reservedUntil: number;
  /** Time at which the order ended without payment. */
  endedAt?: string;
  /** Mobile money charge without the provider's page. */
  charge?: StoredCharge;
  paidAt: string | null;
  releasedAt: string | null;
  dispute?: StoredDispute;
  refund?: StoredRefund;
  /** Agreed split of a part refund. */
  split?: Split;
  /** Oldest first. */
  chargebacks?: readonly StoredChargeback[];
  /** Epoch ms. Set when a frozen order continues, and when work is marked as done. */
  autoReleaseAt?: number;
  /** Epoch ms. Set when work is sent back, and when its frozen order continues. */
  workDueAt?: number;
  /** Event plan as the buyer knows it, and the time of the last move. Tickets only. */
  plan?: EventPlan;
  movedAt?: number;
  /** Rounds of a gig's work, oldest first. */
  rounds?: Completion['rounds'];
  /** Meet-ups of both sides. The latest counts. */
  meetups?: readonly Meetup[];
  /** State of an errand. */
  readonly delivery?: StoredDelivery;
  /** A payout has sent the seller's share. */
  sentOut?: boolean;
  readonly createdAt: string;
}

type Dispute = NonNullable<Payment['dispute']>;

export type StoredDispute = Omit<Dispute, 'proposal'> & {
  readonly proposal:
    (Omit<NonNullable<Dispute['proposal']>, 'amount'> & { readonly amountMinor: number }) | null;
};

export type StoredRefund = Omit<Refund, 'amount'> & { readonly amountMinor: number };

/** Difference between the books and the provider. */
export type StoredLedgerCase = Omit<LedgerCase, 'ours' | 'theirs'> & {
  readonly oursMinor: number | null;
  readonly theirsMinor: number | null;
};

/** Errand in progress. The drop-off code is the order's. */
export interface StoredDelivery {
  readonly pickupCode: string;
  pickedUpAt: string | null;
  onTheWayAt: string | null;
  deliveredAt: string | null;
  photo: Photo | null;
}

/** Chargeback by the payer's bank. */
export interface StoredChargeback {
  readonly id: string;
  readonly order: Order;
  readonly amountMinor: number;
  raised: RaisedChargeback;
  readonly raisedAt: string;
  /** Epoch ms. */
  readonly dueAt: number;
  answer: Chargeback['answer'];
  resolvedAt: string | null;
}

export interface StoredCharge {
  readonly network: string;
  readonly phone: string;
  readonly step: ChargeStep;
  /** Epoch ms. */
  readonly expiresAt: number;
  /** The payer forgot the number meanwhile, so it is not stored after payment. */
  readonly isForgotten?: boolean;
}

export interface StoredReview {
  readonly id: string;
  readonly order: Order;
  readonly author: Student;
  readonly subject: Student;
  readonly stars: number;
  readonly text: string;
  /** Epoch ms. */
  shownAt: number;
  readonly createdAt: string;
}

export interface StoredPayoutAccount {
  readonly network: string;
  readonly phone: string;
  readonly name: string;
  /** A payout was returned. Default: false. */
  readonly needsAttention?: boolean;
  readonly paidFrom: Date;
  readonly updatedAt: string;
}

/** Credit that an admin gave a student from the campus's money. */
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
  /** Fee returned because the payout was delayed, in minor units. */
  readonly feeReturned: number;
  /** Part of the payout that repaid the seller's debt, in minor units. */
  readonly debt: number;
  status: PayoutStatus;
  /** Reason for a delay or return, or null. */
  failure: PayoutFailureCode | null;
  /** Operator's message to the seller. */
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
  /** Id that the phone gave the check-in. */
  admissionId: string | null;
  readonly joinedAt: string;
  /** Number of the ticket within its order. */
  readonly number: number;
  of: number;
  /** Ticket type. Null for events without types, and on the waitlist. */
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
  /** Content of a reported message before it was unsent. */
  evidence: { readonly content: string; readonly photo: Photo | null; readonly file?: Attachment } | null;
  decision: {
    readonly is: ReportDecision;
    readonly note: string;
    readonly by: Student;
    readonly at: string;
  } | null;
  readonly createdAt: string;
}

/** Moderation decision that removed a listing or closed an account, with the owner's appeal. */
export interface StoredTakedown {
  readonly id: string;
  /** Null for an account or a wanted post. */
  readonly listing: StoredListing | null;
  readonly wanted: StoredWanted | null;
  readonly owner: Student;
  readonly kind: Appealable;
  until: string | null;
  by: Student;
  reason: string;
  /** Reports behind the decision. Null without any. */
  found: StoredCase | null;
  readonly createdAt: string;
  /** The decision was reversed or replaced by another. */
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
