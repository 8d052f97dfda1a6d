import {
  isNotificationKind,
  renderNotification,
  type NotificationContent,
  type RenderedNotification,
} from '@campushive/contract/notification-templates/render';
import type { notifications } from '../../platform/database/schema/index.js';

type Row = typeof notifications.$inferSelect;

/** How a stored notification reads in a language. What was stored before there were three keeps its English words. */
export function wordsOf(
  row: Pick<Row, 'kind' | 'title' | 'description' | 'values'>,
  language: string,
): RenderedNotification {
  const content = contentOf(row);
  return content === undefined
    ? { title: row.title, description: row.description }
    : renderNotification(content, language);
}

/** Undefined for kinds that only a later version knows, too. */
function contentOf({ kind, values }: Pick<Row, 'kind' | 'values'>): NotificationContent | undefined {
  // They were stored together, by `notify`.
  return values !== null && isNotificationKind(kind) ? ({ kind, values } as NotificationContent) : undefined;
}
