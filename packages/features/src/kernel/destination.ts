import type { Condition, HiveName, ListingGroup, TopicId, WantedCategory } from '@campushive/contract';

/** Tabs of My Work: assigned jobs and applications. */
export type WorkTab = 'assigned' | 'applied';

/** Every destination that a screen can open. Only the host knows the URLs. */
export type Destination =
  /** Home page, optionally at its section on how paying works. */
  | { readonly to: 'home'; readonly part?: 'how-it-works' }
  /** `from` is the internal path to open after login. */
  | { readonly to: 'login'; readonly from?: string }
  /** Reason for the suspension of the viewer's account, and the appeal against it. */
  | { readonly to: 'suspended' }
  | { readonly to: 'register'; readonly from?: string }
  | { readonly to: 'otp'; readonly from?: string }
  | { readonly to: 'forgotPassword' }
  | { readonly to: 'resetPassword' }
  | { readonly to: 'terms' }
  | { readonly to: 'privacy' }
  | { readonly to: 'cookies' }
  | { readonly to: 'about' }
  | { readonly to: 'pricing' }
  | { readonly to: 'contact' }
  | { readonly to: 'universities' }
  | { readonly to: 'university'; readonly id: string }
  /** All hives and topics. With `q`, public search results, open to visitors too. */
  | { readonly to: 'categories'; readonly q?: string; readonly university?: string }
  /** Public page of a hive or of one of its topics. */
  | { readonly to: 'category'; readonly id: HiveName | TopicId }
  /** Listings and posts of a course, by its normalised code: `MATH 223`. */
  | { readonly to: 'course'; readonly code: string }
  /** Listings that the operator imported, by the token of their seller's link. */
  | { readonly to: 'claim'; readonly token: string }
  | { readonly to: 'help'; readonly article?: string }
  | { readonly to: 'dashboard' }
  /** Content that another app shared, with the question where it goes. */
  | { readonly to: 'receivedShare' }
  | { readonly to: 'hives' }
  | { readonly to: 'hive'; readonly hive: HiveName; readonly q?: string; readonly topic?: TopicId }
  | {
      readonly to: 'listing';
      readonly hive: HiveName;
      readonly id: string;
      /** Promo code of an event, passed on to the checkout. */
      readonly code?: string;
    }
  /** Short link of a listing, stall or safe deal, for sharing. The server redirects it to the public page; no screen opens it. */
  | { readonly to: 'shortLink'; readonly id: string }
  /** Public shelf of a student by its name. */
  | { readonly to: 'shelf'; readonly name: string }
  /** Address of a shelf for sharing, `/@name`. The server redirects it to the shelf; no screen opens it. */
  | { readonly to: 'shelfLink'; readonly name: string }
  /** Listing of any hive, opened from a recommendation. */
  | { readonly to: 'job'; readonly id: string }
  /** `from`: one of the viewer's listings to copy into the form. `wanted`: a wanted post that the new listing answers. */
  | { readonly to: 'post'; readonly hive?: HiveName; readonly from?: string; readonly wanted?: string }
  /** Wanted posts of Essentials, by category. `posting` opens the form with this title. `mine` shows the viewer's own posts. */
  | {
      readonly to: 'wanted';
      readonly posting?: string;
      readonly mine?: true;
      readonly category?: WantedCategory;
    }
  | { readonly to: 'wantedPost'; readonly id: string }
  | { readonly to: 'edit'; readonly hive: HiveName; readonly id: string }
  | { readonly to: 'applicants'; readonly hive: HiveName; readonly id: string }
  /** Weekly hours of the viewer's tutoring listing. */
  | { readonly to: 'availability'; readonly id: string }
  /** Weekly series of lessons, for the tutor and the student. */
  | { readonly to: 'series'; readonly id: string }
  /** Reason for the removal of the viewer's listing, and the appeal against it. */
  | { readonly to: 'appeal'; readonly id: string }
  | { readonly to: 'myListings'; readonly group?: ListingGroup }
  | { readonly to: 'myWork'; readonly tab?: WorkTab }
  | {
      readonly to: 'checkout';
      readonly hive: HiveName;
      readonly id: string;
      /** Start of the booked tutoring session. */
      readonly startsAt?: string;
      readonly hours?: number;
      /** Weekly series that the session belongs to. */
      readonly series?: string;
      /** Ticket type, when the event has several. */
      readonly kind?: string;
      /** A promo code of an event. */
      readonly code?: string;
      /** Other items of the bundle. */
      readonly bundledIds?: readonly string[];
      /** Reference of a pending payment. */
      readonly reference?: string;
      /** Basket of a stall, as `writeBasket` serialises it. */
      readonly basket?: string;
      /** Order at a stall whose items fill the basket. */
      readonly again?: string;
    }
  | { readonly to: 'stalls' }
  /** Order at a stall, for its buyer or its seller. */
  | { readonly to: 'stallOrder'; readonly id: string }
  /** Queue of the viewer's stall. */
  | { readonly to: 'stallQueue' }
  /** Form of the viewer's stall, for a new one or the open one. */
  | { readonly to: 'stallForm' }
  /** Form of a new safe-deal link, and the viewer's open links. `title` fills the form. */
  | { readonly to: 'safeDeals'; readonly title?: string }
  | { readonly to: 'tickets' }
  /** Attendees of the viewer's event, and its check-in at the door. */
  | { readonly to: 'attendees'; readonly id: string }
  | { readonly to: 'payments' }
  | { readonly to: 'payment'; readonly id: string }
  | { readonly to: 'receipt'; readonly id: string }
  | { readonly to: 'payouts' }
  | { readonly to: 'payout'; readonly id: string }
  | { readonly to: 'messages' }
  | { readonly to: 'conversation'; readonly id: string }
  /** Group chat of an event. */
  | { readonly to: 'group'; readonly id: string }
  | {
      readonly to: 'search';
      readonly q?: string;
      readonly hive?: HiveName;
      /** Default: listings. */
      readonly type?: 'listings' | 'users' | 'universities';
      readonly topic?: TopicId;
      readonly university?: string;
      readonly minPrice?: string;
      readonly maxPrice?: string;
      readonly condition?: Condition;
      readonly since?: 'day' | 'week' | 'month';
    }
  | { readonly to: 'savedSearches' }
  | { readonly to: 'services' }
  | { readonly to: 'notifications' }
  | { readonly to: 'favorites' }
  /** Default: reports. */
  | {
      readonly to: 'moderation';
      readonly tab?: 'disputes' | 'appeals' | 'chargebacks' | 'payouts' | 'ledger' | 'partners';
    }
  /** Listing opened from favourites or Find Services, by its id alone. */
  | {
      readonly to: 'service';
      readonly id: string;
      /** Opens the application form at once. */
      readonly apply?: boolean;
    }
  | { readonly to: 'user'; readonly id: string }
  | { readonly to: 'profile' }
  | { readonly to: 'settings'; readonly tab?: SettingsTab };

/** Tabs of the settings page. */
export const SETTINGS_TABS = [
  'account',
  'notifications',
  'privacy',
  'appearance',
  'security',
  'billing',
] as const;
/** Name of a tab of the settings page. */
export type SettingsTab = (typeof SETTINGS_TABS)[number];
