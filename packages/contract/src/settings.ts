import { NOTIFICATION_TYPES, type NotificationType } from './notification-types.js';

/** What a student chooses for themselves. Names and defaults; the shapes are in `entities/settings.ts`. */

/** The languages in which everything has words. A campus may have others, whose missing words are read in English. */
export const LOCALES = ['en', 'fr', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** `auto` follows the browser: `Save-Data`, or a slow connection. */
export const DATA_SAVERS = ['auto', 'on', 'off'] as const;
export type DataSaver = (typeof DATA_SAVERS)[number];

/** Who sees a profile: everybody, signed-in students, or only those whom its owner talks or trades with. */
export const VISIBILITIES = ['public', 'members', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How a notification reaches a user who is away. In the app it is always there. */
export const CHANNELS = ['push', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface NotificationSettings {
  /** Email at all. */
  readonly email: boolean;
  /** Push at all. */
  readonly push: boolean;
  /** New messages, on any channel. */
  readonly messages: boolean;
  /** News about the marketplace itself; nothing that a student waits for depends on it. */
  readonly updates: boolean;
  /** Which type goes out on which channel, as far as the four above allow it. */
  readonly types: Readonly<Record<NotificationType, Readonly<Record<Channel, boolean>>>>;
}

export interface Settings {
  /** One of the campus's languages. */
  readonly language: string;
  readonly theme: Theme;
  readonly dataSaver: DataSaver;
  readonly visibility: Visibility;
  /** Whether others see me online. */
  readonly showPresence: boolean;
  readonly notifications: NotificationSettings;
}

const everywhere = { push: true, email: true };

/** What an account begins with. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  /** As the device has it, and light where the device says nothing. */
  theme: 'system',
  dataSaver: 'auto',
  visibility: 'public',
  showPresence: true,
  notifications: {
    email: true,
    push: true,
    messages: true,
    updates: false,
    types: { message: everywhere, task: everywhere, payment: everywhere, system: everywhere },
  },
};

type DeepPartial<T> = T extends object ? { readonly [K in keyof T]?: DeepPartial<T[K]> | undefined } : T;
/** Some settings: what is left out stays as it is. */
export type SettingsChange = DeepPartial<Settings>;

/** `settings` with a change in it. */
export function changeSettings(settings: Settings, change: SettingsChange): Settings {
  const { notifications = {}, ...rest } = change;
  const { types = {}, ...switches } = notifications;
  return {
    ...settings,
    ...given(rest),
    notifications: {
      ...settings.notifications,
      ...given(switches),
      types: changeTypes(settings.notifications.types, types),
    },
  };
}

function changeTypes(
  types: NotificationSettings['types'],
  change: DeepPartial<NotificationSettings['types']>,
): NotificationSettings['types'] {
  const changed = { ...types };
  for (const type of NOTIFICATION_TYPES) changed[type] = { ...types[type], ...given(change[type] ?? {}) };
  return changed;
}

/** Without what is undefined, which would overwrite what is there. */
function given<T extends object>(change: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the filter is what makes it true
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** Whether a notification of this type leaves the app on this channel. */
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
