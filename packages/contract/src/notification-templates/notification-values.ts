/** Title of the listing, event or order that a notification is about, as it was then. */
export interface AboutListing {
  readonly listing: string;
  /** Number of other items in a bundle. Left out for other orders. */
  readonly more?: number;
  /** The paid milestone of a gig, which the text names beside the title. */
  readonly milestone?: MilestoneName;
}
/** A milestone of a gig. */
export interface MilestoneName {
  readonly number: number;
  readonly count: number;
  readonly title: string;
}
/** Values of a text that differs for buyer and seller. */
export interface ToParty extends AboutListing {
  readonly to: 'buyer' | 'seller';
}
/** Values of a text about a chargeback. */
export interface AboutChargeback extends ToParty {
  /** Effect of the chargeback: held money is frozen, or the seller owes the money that they have. */
  readonly effect: 'frozen' | 'debt';
}
/** Values of a text about a moderator's measure. */
export interface ByModerator extends AboutListing {
  /** The moderator's explanation. Null when reports alone caused the measure. */
  readonly note: string | null;
}
/** Values of an organiser's message to attendees. `name`: null for a deleted account. `text`: null when it is withheld. */
export interface AboutEventMessage extends AboutListing {
  readonly name: string | null;
  readonly text: string | null;
}
/** Values of a text about a meet-up. */
export interface AboutMeetup extends AboutListing {
  readonly place: string;
  /** Name of the acting student. Null when the account is deleted. */
  readonly name: string | null;
}
/** Values of a text about an errand. */
export interface AboutDelivery extends AboutListing {
  /** Name of the helper. Null when the account is deleted. */
  readonly name: string | null;
}
/** Values of a text about a lesson. */
export interface AboutLesson extends AboutListing {
  /** Name of the other side. Null when their account is deleted. */
  readonly name: string | null;
}
/** Values of a text about a part refund, in minor units. */
export interface AboutSettlement extends AboutListing {
  /** Amount that the buyer gets back. */
  readonly amountMinor: number;
  /** Amount that the seller gets, after fees on their share. */
  readonly payoutMinor: number;
}
/** Values of a text about an account for payouts or log-ins. */
export interface AboutAccount {
  /** The masked mobile money number. */
  readonly account: string;
}
/** Values of a text about a credit, in minor units. */
export interface AboutCredit {
  readonly amountMinor: number;
  readonly note: string;
}
/** Values of a text about a payout, in minor units. */
export interface AboutPayout extends AboutAccount {
  readonly amountMinor: number;
  /** Fee of an instant payout that is returned. Absent without one. */
  readonly feeReturnedMinor?: number;
}
/** Values of a text about the daily limit of a wallet, in minor units. */
export interface AboutWalletLimit extends AboutPayout {
  /** Amount that the wallet is sent in a day from then on. Null if payouts to it stop. */
  readonly limitMinor: number | null;
}

/** Start and place of an event. */
export interface EventPlanText {
  /** An instant. Null where it is unknown. */
  readonly startsAt: string | null;
  readonly place: string | null;
}
/** An event with a new time or place, for one of its readers. */
export interface AboutEventMove extends AboutListing {
  /** The reader's role: bought a ticket, has a free place, or waits in line. */
  readonly role: 'holder' | 'guest' | 'waiting';
  readonly from: EventPlanText;
  readonly to: EventPlanText;
  /** Deadline for a refund of a ticket. */
  readonly until: string;
  /** Time zone of the campus. */
  readonly timeZone: string;
}

/** Parameters of every notification's text, by kind. Titles and names are not translated. */
export interface AboutStallOrder extends AboutListing {
  /** Number of the order at the stall. */
  readonly number: number;
  readonly to: 'buyer' | 'seller';
}

/** The two lines of a notification in one language. */
export interface RenderedNotification {
  readonly title: string;
  readonly description: string;
}
