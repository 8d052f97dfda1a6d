import { textsIn, type TextsByLanguage } from '../texts-in.js';
import { english } from './templates.en.js';
import { spanish } from './templates.es.js';
import { french } from './templates.fr.js';
import { swahili } from './templates.sw.js';
import { withMilestone } from './milestone-name.js';
import type {
  NotificationContent,
  NotificationKind,
  RenderedNotification,
  NotificationTemplates,
  NotificationParams,
} from './params.js';

export type * from './params.js';

/**
 * The words of notifications, for who tells: the server, and the campus in memory. Screens are told them ready, so the web
 * app never loads this.
 */
export const NOTIFICATION_TEMPLATES: TextsByLanguage<NotificationTemplates> = {
  en: english,
  fr: french,
  es: spanish,
  sw: swahili,
};

/** The text of a notification in one language. */
export function renderNotification(
  { kind, values }: NotificationContent,
  language: string,
): RenderedNotification {
  return told(textsIn(NOTIFICATION_TEMPLATES, language), kind, withMilestone(values, language));
}

function told<K extends NotificationKind>(
  texts: NotificationTemplates,
  kind: K,
  values: NotificationParams[K],
): RenderedNotification {
  return texts[kind](values);
}

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(english, kind);
