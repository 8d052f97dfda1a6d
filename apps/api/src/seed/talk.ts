import { HOUR, MINUTE, type MessageKind, type Photo } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import {
  conversations,
  messages,
  participations,
  type MessageDetails,
} from '@campushive/domain/platform/database/schema/index';
import { idAt, type Chance } from './chance.js';

/** A photo with a text. */
interface Shown {
  readonly photo: Photo;
  readonly words: string;
}

/**
 * A line: its author, and a text, a photo, an event of the deal, or null for a message taken back. `answers` is the
 * zero-based index of the line it answers.
 */
export type TalkLine = readonly ['they' | 'we', string | Shown | MessageDetails | null, answers?: number];

/** Time between two lines. */
export const TALK_STEP = 7 * MINUTE;

/** A conversation about a listing: `they` started it with `we`. */
export interface Talk {
  readonly they: string;
  readonly we: string;
  readonly listingId: string;
  readonly lines: readonly TalkLine[];
  /** Time of the last line. */
  readonly endedAt: Date;
  /** Time of each line, where known; otherwise lines follow within minutes. */
  readonly times?: readonly Date[];
  /** Whether both have read everything; otherwise `we` have not read lines after their own last one. */
  readonly seen: boolean;
  /** Whether `we` have archived it. */
  readonly archived?: boolean;
}

/** Stores a conversation as sending its messages would have left it. Returns its id. */
export async function storeTalk(tx: Db, talk: Talk, chance: Chance): Promise<string> {
  const { they, we, listingId, lines, endedAt, times, seen, archived = false } = talk;
  const at = (index: number) => times?.[index] ?? later(endedAt, -(lines.length - 1 - index) * TALK_STEP);
  const begun = later(at(0), -MINUTE);
  const id = idAt(begun, chance);
  const ids = lines.map((_, index) => idAt(at(index), chance));
  const [firstUserId = '', secondUserId = ''] = [they, we].sort();
  await tx.insert(conversations).values({
    id,
    firstUserId,
    secondUserId,
    openedById: they,
    listingId,
    length: lines.length,
    createdAt: begun,
    updatedAt: endedAt,
  });
  const ourLast = lines.findLastIndex(([who]) => who === 'we') + 1;
  const read = seen ? lines.length : ourLast;
  await tx.insert(participations).values([
    {
      conversationId: id,
      userId: they,
      unreadCount: 0,
      readPosition: lines.length,
      receivedPosition: lines.length,
      updatedAt: endedAt,
    },
    {
      conversationId: id,
      userId: we,
      unreadCount: lines.length - read,
      readPosition: read,
      receivedPosition: lines.length,
      archivedAt: archived ? endedAt : null,
      updatedAt: endedAt,
    },
  ]);
  await tx.insert(messages).values(
    lines.map(([who, content, answers], index) => ({
      id: ids[index] ?? '',
      conversationId: id,
      position: index + 1,
      senderId: who === 'they' ? they : we,
      ...toMessage(content),
      replyToId: answers === undefined ? null : (ids[answers] ?? null),
      createdAt: at(index),
      unsentAt: content === null ? later(at(index), MINUTE) : null,
      deliveredAt: at(index),
    })),
  );
  return id;
}

type Content = Pick<typeof messages.$inferInsert, 'content' | 'kind' | 'attachment' | 'details'>;

function toMessage(content: TalkLine[1]): Content {
  if (typeof content === 'string' || content === null) return { content: content ?? '' };
  if ('photo' in content) return { content: content.words, kind: 'photo', attachment: content.photo };
  return { content: '', kind: kindOf(content), details: content };
}

/** Returns the kind under which the product stores such a line. */
const kindOf = ({ code, meetup }: MessageDetails): MessageKind =>
  meetup !== undefined ? 'meetup' : code === 'offered' ? 'offer' : 'system';

/** Two students ask Akosua about one of her listings; the last lines await her answer. */
export const ABOUT_THE_FAN: Pick<Talk, 'lines' | 'seen'> = {
  lines: [
    ['they', 'Hi Akosua, is the standing fan still available?'],
    ['we', 'Yes it is! Remote and box are both here.'],
    ['they', 'Nice. Is it loud at night?'],
    ['they', null],
    ['we', 'Not on one and two. On three you hear it.', 2],
    ['they', 'That is fine. I stay in Commonwealth, could I see it after 5 pm today?'],
    ['they', 'If it works I pay on CampusHive right there.'],
  ],
  seen: false,
};
export const ABOUT_THE_BOOKS: Pick<Talk, 'lines' | 'seen'> = {
  lines: [
    ['they', 'Good morning, do the Economics books include Mankiw?'],
    ['we', 'Morning! Yes, Mankiw is one of the four, eighth edition.'],
    ['they', 'Perfect, that is the one on our list.'],
    ['they', 'Could you do ₵160 for all four?'],
    ['they', 'We can meet at Balme Library after lectures.'],
  ],
  seen: false,
};
/** A conversation with a line of each kind: text, a photo, the payment and the meet-up. */
export const aboutTheLaptop = (facts: {
  readonly photo: Photo;
  readonly totalMinor: number;
  readonly meetup: { readonly place: string; readonly startsAt: string };
}): Pick<Talk, 'lines' | 'seen'> => ({
  lines: [
    ['they', 'Hello Akosua, I am Kwame from KNUST. I am in Accra this week and would take the laptop.'],
    ['we', { photo: facts.photo, words: 'Hi Kwame, great. This is how it looks today.' }],
    ['they', 'I will pay now so that it is kept for me, and check it when we meet.'],
    ['they', { code: 'paid', amountMinor: facts.totalMinor }],
    ['we', { code: 'meetup_proposed', amountMinor: null, meetup: facts.meetup }],
    ['they', { code: 'meetup_accepted', amountMinor: null, meetup: facts.meetup }],
    ['they', 'Great Hall at 10. I’ll have the code.'],
  ],
  seen: true,
});
/** Number of lines after the payment. */
export const LINES_SINCE_PAID = 3;

/** A conversation that ended long ago, and is archived. */
export const ABOUT_THE_KETTLE: Pick<Talk, 'lines' | 'seen' | 'archived'> = {
  lines: [
    ['they', 'Hello, does the kettle switch off on its own?'],
    ['we', 'It does, as soon as it boils.', 0],
    ['they', 'Thanks! My roommate got one meanwhile, so I leave it.'],
    ['we', 'No problem.'],
  ],
  seen: true,
  archived: true,
};

/** A conversation about a paid lesson, for which the tutor proposes a place and another time. */
export const aboutTheLesson = (facts: {
  readonly totalMinor: number;
  readonly otherStartsAt: Date;
  readonly meetup: { readonly place: string; readonly startsAt: string };
}): Pick<Talk, 'lines' | 'seen'> => ({
  lines: [
    ['they', 'Hello, could we go through last year’s paper together?'],
    ['we', 'Gladly. Choose a time, and send me the questions before.'],
    ['they', { code: 'paid', amountMinor: facts.totalMinor }],
    ['we', { code: 'meetup_proposed', amountMinor: null, meetup: facts.meetup }],
    [
      'we',
      {
        code: 'lesson_move_proposed',
        amountMinor: null,
        lesson: { startsAt: facts.otherStartsAt.toISOString() },
      },
    ],
  ],
  seen: true,
});

export const hoursAgo = (now: Date, hours: number): Date => later(now, -hours * HOUR);
