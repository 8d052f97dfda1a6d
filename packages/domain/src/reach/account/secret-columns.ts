/** Never in an export: keys to the account, other people's secrets, and search columns. */
export const SECRET_COLUMNS: readonly string[] = [
  'passwordHash',
  'tokenHash',
  'pageHash',
  'keyHash',
  'handoverCode',
  'accessCode',
  'authorizationUrl',
  'recipientCode',
  'transferCode',
  'phoneHash',
  'sealedPhone',
  'codeSeed',
  'sandboxUrl',
  'search',
  'files',
  // Staff members who decided; the decision itself is exported.
  'hiddenById',
  'answeredById',
  'givenById',
  'withdrawnById',
  // Progress of a message to attendees, which is the id of another student.
  'reachedId',
  'p256dh',
  'auth',
  'credentialId',
  'publicKey',
];
