import { textsIn, type TextsByLanguage } from '../campus/texts-in.js';
import { isolateValues } from '../isolate.js';
import { bundleName } from './bundle-name.js';
import { english } from './templates.en.js';
import { spanish } from './templates.es.js';
import { french } from './templates.fr.js';
import { swahili } from './templates.sw.js';
import { withMilestone } from './milestone-name.js';
import type {
  NotificationContent,
  NotificationKind,
  NotificationTemplates,
  NotificationParams,
} from './params.js';
import type { RenderedNotification } from './notification-values.js';

export type * from './params.js';

/**
 * Notification texts for the code that sends them: the hosts of the domain. Screens receive rendered texts, so the web app
 * never loads this module.
 */
export const NOTIFICATION_TEMPLATES: TextsByLanguage<NotificationTemplates> = {
  en: english,
  fr: french,
  es: spanish,
  sw: swahili,
};

/** Renders a notification in one language. */
export function renderNotification(
  { kind, values }: NotificationContent,
  language: string,
): RenderedNotification {
  const named = withMilestone(withBundle(values, language), language);
  return renderTemplate(textsIn(NOTIFICATION_TEMPLATES, language), kind, withIsolates(named));
}

/** Isolates names and titles. The text of a message stays: only its beginning is shown, alone on its line. */
function withIsolates<V>(values: V): V {
  const isolated = isolateValues(values);
  if (typeof values !== 'object' || values === null || !('text' in values)) return isolated;
  return { ...isolated, text: values.text };
}

/** Adds the number of other items to a bundle's name. */
function withBundle<V extends object>(values: V, language: string): V {
  if (!('listing' in values) || !('more' in values)) return values;
  const { listing, more } = values;
  if (typeof listing !== 'string' || typeof more !== 'number') return values;
  return { ...values, listing: bundleName(listing, more, language) };
}

function renderTemplate<K extends NotificationKind>(
  texts: NotificationTemplates,
  kind: K,
  values: NotificationParams[K],
): RenderedNotification {
  return texts[kind](values);
}

/** Returns true for a kind that has texts. A newer server may send others. */
export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(english, kind);
