import { readAccount } from '../../../accounts/users/read-account.js';
import { notFound } from '../../../calls/failure.js';
import type { UserRow } from '../../../accounts/users/user.js';
import { reinstatedLetter, suspendedLetter } from '../letters.js';
import type { ModerationContext } from '../context.js';

export async function userOf({ db }: ModerationContext, id: string): Promise<UserRow> {
  const row = await readAccount(db, id);
  if (row === undefined) throw notFound('Student');
  return row;
}

/** After the commit: disconnects a suspended student and mails the reason. */
export async function showOut(context: ModerationContext, userId: string): Promise<void> {
  const { disconnect, mail, loginUrl } = context;
  disconnect(userId);
  const student = await userOf(context, userId);
  const { suspensionReason, suspendedUntil: until } = student;
  await mail.send(suspendedLetter(student, { reason: suspensionReason ?? '', until }, loginUrl));
}

export async function welcomeBack(context: ModerationContext, userId: string): Promise<void> {
  const { mail, loginUrl } = context;
  await mail.send(reinstatedLetter(await userOf(context, userId), loginUrl));
}
