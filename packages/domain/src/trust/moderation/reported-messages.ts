import type { Attachment, ReportCase } from '@campushive/contract';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import {
  attendeeMessages,
  listings,
  messages,
  users,
  type ReportedMessage,
} from '../../platform/database/schema/index.js';

type Reported = Pick<ReportCase, 'messages' | 'group'>;

/** Number of messages shown before a reported one, and of an event’s organiser. */
export const MESSAGES_BEFORE = 5;
const NONE: Reported = { messages: [], group: null };

/**
 * Returns the reported message and a few before it, never the whole conversation or group. `evidence` is its text, if
 * its writer has taken it back since.
 */
export async function reportedMessages(
  db: Db,
  id: string,
  evidence: ReportedMessage | null,
): Promise<Reported> {
  const asReported = (reported: ReportCase['messages']) =>
    evidence === null
      ? reported
      : reported.map((one) =>
          one.id === id
            ? { ...one, content: evidence.content, photo: evidence.attachment, ...fileOf(evidence) }
            : one,
        );
  const [found] = await db
    .select({ message: messages, group: { id: listings.id, title: listings.title } })
    .from(messages)
    // The thread of a group bears the event's id.
    .leftJoin(listings, eq(listings.id, messages.conversationId))
    .where(eq(messages.id, id));
  if (found === undefined) return NONE;
  return { group: found.group, messages: asReported(await upTo(db, found.message)) };
}

/** Returns the newest messages of an organiser to attendees of a reported event, latest last. */
export async function messagesOfOrganiser(db: Db, listingId: string): Promise<Reported> {
  const rows = await db
    .select({ message: attendeeMessages, author })
    .from(attendeeMessages)
    .innerJoin(users, eq(users.id, attendeeMessages.senderId))
    .where(eq(attendeeMessages.listingId, listingId))
    .orderBy(desc(attendeeMessages.id))
    .limit(MESSAGES_BEFORE);
  const reported = rows.reverse().map(({ message, author: by }) => {
    const withoutFiles = { ...message, attachment: null, file: null, unsentAt: null };
    return shown({ message: withoutFiles, author: by }, message.senderId);
  });
  return { ...NONE, messages: reported };
}

const author = { name: users.name, deletedAt: users.deletedAt };

/** Returns a message and the few before it. */
async function upTo(db: Db, reported: typeof messages.$inferSelect): Promise<ReportCase['messages']> {
  const rows = await db
    .select({ message: messages, author })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        eq(messages.conversationId, reported.conversationId),
        lte(messages.position, reported.position),
        gt(messages.position, reported.position - MESSAGES_BEFORE - 1),
      ),
    )
    .orderBy(asc(messages.position));
  return rows.map((row) => shown(row, reported.senderId));
}

const fileOf = ({ file }: { readonly file?: Attachment | null }) => (file == null ? {} : { file });

interface Row {
  readonly message: Pick<
    typeof messages.$inferSelect,
    'id' | 'content' | 'attachment' | 'file' | 'senderId' | 'createdAt' | 'unsentAt'
  >;
  readonly author: Pick<typeof users.$inferSelect, 'name' | 'deletedAt'>;
}

function shown({ message, author: by }: Row, subjectId: string): ReportCase['messages'][number] {
  return {
    id: message.id,
    content: message.content,
    photo: message.attachment,
    ...fileOf(message),
    unsent: message.unsentAt !== null,
    bySubject: message.senderId === subjectId,
    author: by.deletedAt === null ? by.name : null,
    createdAt: message.createdAt.toISOString(),
  };
}
