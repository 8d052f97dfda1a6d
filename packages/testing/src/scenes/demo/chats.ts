import type { Story } from '../../stories.js';
import { say, talk } from '../deals-steps.js';
import { AKOSUA, BOOKS, FAN, KETTLE, KOFI, NAA, SELORM } from './cast.js';

/** A message. `answers` is the number of the line that it replies to, and `unsent` that it was taken back. */
interface Line {
  readonly by: string;
  readonly text: string;
  readonly answers?: number;
  readonly unsent?: boolean;
}

interface Chat {
  /** The student who asks, and the one who posted the listing. */
  readonly between: readonly [string, string];
  readonly about: string;
  readonly lines: readonly Line[];
  /** Time of the last line. */
  readonly hoursAgo: number;
  readonly archivedBy?: string;
}

/** Hours between two lines: seven minutes. */
const STEP = 7 / 60;

/** Returns the story of a conversation. */
export const chat = ({ between, about, lines, hoursAgo, archivedBy }: Chat): Story =>
  async function* (stage, ago) {
    const ids: string[] = [];
    let id = '';
    for (const [at, { by, text, answers, unsent }] of lines.entries()) {
      yield ago(hoursAgo + (lines.length - 1 - at) * STEP);
      if (at === 0) id = await talk(stage, between, stage.id(about));
      const replyToId = answers === undefined ? undefined : ids[answers];
      ids.push(await say(stage, by, { id, content: text, ...(replyToId && { replyToId }) }));
      if (unsent === true) await stage.as(by).threads.unsend({ id, messageId: ids.at(-1) ?? '' });
    }
    if (archivedBy !== undefined) await stage.as(archivedBy).threads.archive({ id, archived: true });
  };

const CHATS: readonly Chat[] = [
  {
    ...{ between: [KOFI, AKOSUA], about: FAN, hoursAgo: 0.4 },
    lines: [
      { by: KOFI, text: 'Hi Akosua, is the standing fan still available?' },
      { by: AKOSUA, text: 'Yes it is! Remote and box are both here.' },
      { by: KOFI, text: 'Nice. Is it loud at night?' },
      { by: KOFI, text: 'Or do you have a second one?', unsent: true },
      { by: AKOSUA, text: 'Not on one and two. On three you hear it.', answers: 2 },
      { by: KOFI, text: 'That is fine. I stay in Commonwealth, could I see it after 5 pm today?' },
      { by: KOFI, text: 'If it works I pay on CampusHive right there.' },
    ],
  },
  {
    ...{ between: [SELORM, AKOSUA], about: BOOKS, hoursAgo: 3 },
    lines: [
      { by: SELORM, text: 'Good morning, do the Economics books include Mankiw?' },
      { by: AKOSUA, text: 'Morning! Yes, Mankiw is one of the four, eighth edition.' },
      { by: SELORM, text: 'Perfect, that is the one on our list.' },
      { by: SELORM, text: 'Could you do ₵160 for all four?' },
      { by: SELORM, text: 'We can meet at Balme Library after lectures.' },
    ],
  },
  {
    ...{ between: [NAA, AKOSUA], about: KETTLE, hoursAgo: 3 * 24, archivedBy: AKOSUA },
    lines: [
      { by: NAA, text: 'Hello, does the kettle switch off on its own?' },
      { by: AKOSUA, text: 'It does, as soon as it boils.', answers: 0 },
      { by: NAA, text: 'Thanks! My roommate got one meanwhile, so I leave it.' },
      { by: AKOSUA, text: 'No problem.' },
    ],
  },
];

export const chats: readonly Story[] = CHATS.map(chat);
