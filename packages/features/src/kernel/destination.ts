import type { Condition, HiveName, ListingGroup, TopicId, WantedCategory } from '@campushive/contract';

/** The two halves of my work: what I got, and what I applied for. */
export type WorkTab = 'assigned' | 'applied';

/** Everywhere that a screen can lead to. Only the host knows addresses. */
export type Destination =
  /** The front page, or where it tells how paying works. */
  | { readonly to: 'home'; readonly part?: 'how-it-works' }
  /** `from` is the internal path that opens once the student is signed in. */
  | { readonly to: 'login'; readonly from?: string }
  /** Why one's own account is suspended, and the appeal against it. */
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
  /** All hives and shelves; with words, what is found in them, for visitors too. */
  | { readonly to: 'categories'; readonly q?: string; readonly university?: string }
  /** A hive, or a shelf inside one, as everybody may see it. */
  | { readonly to: 'category'; readonly id: HiveName | TopicId }
  /** All that is posted for a course, by its code as it is kept: `MATH 223`. */
  | { readonly to: 'course'; readonly code: string }
  | { readonly to: 'help'; readonly article?: string }
  | { readonly to: 'dashboard' }
  | { readonly to: 'hives' }
  | { readonly to: 'hive'; readonly hive: HiveName; readonly q?: string; readonly topic?: TopicId }
  | {
      readonly to: 'listing';
      readonly hive: HiveName;
      readonly id: string;
      /** A promo code of an event, for the checkout that follows. */
      readonly code?: string;
    }
  /** A listing of any hive, as it is recommended. */
  | { readonly to: 'job'; readonly id: string }
  /** `from`: a listing of one's own that the form begins with; `wanted`: a post that the new listing answers. */
  | { readonly to: 'post'; readonly hive?: HiveName; readonly from?: string; readonly wanted?: string }
  /** What students look for in Essentials, on a shelf; `posting` opens the form with this title, `mine` shows one's own. */
  | {
      readonly to: 'wanted';
      readonly posting?: string;
      readonly mine?: true;
      readonly category?: WantedCategory;
    }
  | { readonly to: 'wantedPost'; readonly id: string }
  | { readonly to: 'edit'; readonly hive: HiveName; readonly id: string }
  | { readonly to: 'applicants'; readonly hive: HiveName; readonly id: string }
  /** When I teach: the hours of my tutoring listing. */
  | { readonly to: 'availability'; readonly id: string }
  /** A weekly series of lessons, which I take or give. */
  | { readonly to: 'series'; readonly id: string }
  /** Why one's own listing was taken away, and the appeal against it. */
  | { readonly to: 'appeal'; readonly id: string }
  | { readonly to: 'myListings'; readonly group?: ListingGroup }
  | { readonly to: 'myWork'; readonly tab?: WorkTab }
  | {
      readonly to: 'checkout';
      readonly hive: HiveName;
      readonly id: string;
      /** The session that is booked with a tutor. */
      readonly startsAt?: string;
      readonly hours?: number;
      /** The weekly series that it belongs to. */
      readonly series?: string;
      /** The kind of tickets, of an event that has kinds. */
      readonly kind?: string;
      /** A promo code of an event. */
      readonly code?: string;
      /** The other things of a bundle. */
      readonly bundledIds?: readonly string[];
      /** A payment that was begun and waits. */
      readonly reference?: string;
    }
  | { readonly to: 'tickets' }
  /** Who comes to one's own event, and its door. */
  | { readonly to: 'attendees'; readonly id: string }
  | { readonly to: 'payments' }
  | { readonly to: 'payment'; readonly id: string }
  | { readonly to: 'receipt'; readonly id: string }
  | { readonly to: 'payouts' }
  | { readonly to: 'messages' }
  | { readonly to: 'conversation'; readonly id: string }
  /** The group of an event. */
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
  /** A listing as favourites and Find Services lead to it: found by its id alone. */
  | {
      readonly to: 'service';
      readonly id: string;
      /** With the form to apply for it open. */
      readonly apply?: boolean;
    }
  | { readonly to: 'user'; readonly id: string }
  | { readonly to: 'profile' }
  | { readonly to: 'settings'; readonly tab?: SettingsTab };

/** The parts of the settings. */
export const SETTINGS_TABS = [
  'account',
  'notifications',
  'privacy',
  'appearance',
  'security',
  'billing',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
