import { NOTIFICATION_TYPES, type NotificationType } from '../notification-types.js';

/** Settings of a student: names and defaults. The schemas are in `entities/accounts/settings.ts`. */

/** Languages with complete translations. A campus may have others, where missing texts appear in English. */
export const LOCALES = ['en', 'fr', 'es'] as const;
/** A language with a complete translation, as an ISO 639-1 code. */
export type Locale = (typeof LOCALES)[number];

/** Colour themes. `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;
/** A student's choice of colour theme. */
export type Theme = (typeof THEMES)[number];

/** `auto` follows the browser: `Save-Data`, or a slow connection. */
export const DATA_SAVERS = ['auto', 'on', 'off'] as const;
/** A student's choice of saving data, which loads small images only and shows no motion. */
export type DataSaver = (typeof DATA_SAVERS)[number];

/** Audiences of a profile: everyone, signed-in students, or only students that its owner talks or trades with. */
export const VISIBILITIES = ['public', 'members', 'hidden'] as const;
/** The audience of a student's profile. */
export type Visibility = (typeof VISIBILITIES)[number];

/** Channels that reach a user outside the app. In the app, notifications always appear. */
export const CHANNELS = ['push', 'email'] as const;
/** A channel that reaches a user outside the app. */
export type Channel = (typeof CHANNELS)[number];

/** Switches of notifications outside the app. A notification is sent only where its channel and its type are both on. */
export interface NotificationSettings {
  /** Email notifications of any type. */
  readonly email: boolean;
  /** Push notifications of any type. */
  readonly push: boolean;
  /** New messages, on any channel. */
  readonly messages: boolean;
  /** News about the marketplace itself. No essential information depends on it. */
  readonly updates: boolean;
  /** Channels by type of notification, within the limits of the four settings above. */
  readonly types: Readonly<Record<NotificationType, Readonly<Record<Channel, boolean>>>>;
}

/** The settings of a student, stored on the account. `DEFAULT_SETTINGS` holds those of a new account. */
export interface Settings {
  /** A language of the campus. */
  readonly language: string;
  readonly theme: Theme;
  readonly dataSaver: DataSaver;
  readonly visibility: Visibility;
  /** Shows the online status to others. */
  readonly showPresence: boolean;
  /** Shows the student's hall on their profile, to signed-in students. */
  readonly showHall: boolean;
  readonly notifications: NotificationSettings;
}

const everywhere = { push: true, email: true };

/** Settings of a new account. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  /** The device's theme, or light where the device has none. */
  theme: 'system',
  dataSaver: 'auto',
  visibility: 'public',
  showPresence: true,
  showHall: false,
  notifications: {
    email: true,
    push: true,
    messages: true,
    updates: false,
    types: { message: everywhere, task: everywhere, payment: everywhere, system: everywhere },
  },
};

type DeepPartial<T> = T extends object ? { readonly [K in keyof T]?: DeepPartial<T[K]> | undefined } : T;
/** A partial change of settings. Omitted settings stay the same. */
export type SettingsChange = DeepPartial<Settings>;

/** Returns `settings` with a change applied. */
export function changeSettings(settings: Settings, change: SettingsChange): Settings {
  const { notifications = {}, ...rest } = change;
  const { types = {}, ...switches } = notifications;
  return {
    ...settings,
    ...withoutUndefined(rest),
    notifications: {
      ...settings.notifications,
      ...withoutUndefined(switches),
      types: changeTypes(settings.notifications.types, types),
    },
  };
}

function changeTypes(
  types: NotificationSettings['types'],
  change: DeepPartial<NotificationSettings['types']>,
): NotificationSettings['types'] {
  const changed = { ...types };
  for (const type of NOTIFICATION_TYPES)
    changed[type] = { ...types[type], ...withoutUndefined(change[type] ?? {}) };
  return changed;
}

/** Removes undefined values, which would overwrite existing ones. */
function withoutUndefined<T extends object>(change: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the filter is what makes it true
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** Returns whether a notification of this type is sent on this channel. */
export function wantsNotification(
  settings: NotificationSettings,
  type: NotificationType,
  channel: Channel,
): boolean {
  if (!settings[channel] || !settings.types[type][channel]) return false;
  switch (type) {
    case 'message':
      return settings.messages;
    case 'system':
    case 'task':
    case 'payment':
      return true;
    default:
      return type satisfies never;
  }
}
