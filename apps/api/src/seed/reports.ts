import { later } from '@campushive/domain/platform/clock';
import { HOUR } from '@campushive/contract';
import type { Db } from '@campushive/domain/platform/database/database';
import { reportCases, reports } from '@campushive/domain/platform/database/schema/index';
import { idAt, type Chance } from './chance.js';
import type { NewListing } from './listings.js';
import type { Members } from './members.js';

type Reason = (typeof reports.$inferInsert)['reason'];

/** Stores open cases for a moderator: a listing that two students reported, and a student. */
export async function storeReports(
  tx: Db,
  members: Members,
  open: readonly NewListing[],
  now: Date,
  chance: Chance,
): Promise<void> {
  const phone = open.find((one) => one.title.startsWith('iPhone 11'));
  const prince = members.at('prince.nartey@upsamail.edu.gh');
  if (phone !== undefined) {
    await report('listing', phone.id, phone.posterId, [
      [30, 'wrong_information', 'The photo is the same as in another listing, and the price changed twice.'],
      [11, 'scam', 'Wants the money on his own number before we meet, not here.'],
    ]);
  }
  await report('user', prince.id, prince.id, [
    [52, 'harassment', 'Keeps writing after I said no. I have blocked him now.'],
  ]);

  async function report(
    targetType: 'listing' | 'user',
    targetId: string,
    subjectId: string,
    lines: readonly (readonly [hoursAgo: number, reason: Reason, details: string])[],
  ): Promise<void> {
    const at = (hours: number) => later(now, -hours * HOUR);
    const begun = at(lines[0]?.[0] ?? 0);
    const caseId = idAt(begun, chance);
    await tx.insert(reportCases).values({ id: caseId, targetType, targetId, subjectId, createdAt: begun });
    const witnesses = members.all.filter((one) => one.id !== subjectId);
    await tx.insert(reports).values(
      chance
        .shuffled(witnesses)
        .slice(0, lines.length)
        .map(({ id: reporterId }, index) => {
          const [hours = 0, reason = 'other', details = ''] = lines[index] ?? [];
          const createdAt = at(hours);
          return {
            id: idAt(createdAt, chance),
            caseId,
            reporterId,
            targetType,
            targetId,
            reason,
            details,
            createdAt,
          };
        }),
    );
  }
}
