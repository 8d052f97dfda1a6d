import {
  isNotificationKind,
  renderNotification,
  type NotificationContent,
  type RenderedNotification,
} from '@campushive/contract/notification-templates/render';
import type { notifications } from '../../platform/database/schema/index.js';

type Row = typeof notifications.$inferSelect;

/** Returns the text of a stored notification in a language. Rows from before there were three languages keep their English text. */
export function wordsOf(
  row: Pick<Row, 'kind' | 'title' | 'description' | 'values'>,
  language: string,
): RenderedNotification {
  const content = contentOf(row);
  return content === undefined
    ? { title: row.title, description: row.description }
    : renderNotification(content, language);
}

/** Returns the content; undefined also for kinds of a later version. */
function contentOf({ kind, values }: Pick<Row, 'kind' | 'values'>): NotificationContent | undefined {
  // `notify` stores kind and values together.
  return values !== null && isNotificationKind(kind) ? ({ kind, values } as NotificationContent) : undefined;
}
