export const messages = {
  product: '{campus.name}',
  language: 'Language',
  onlyStudents: '{campus.membersOnly}',
  promiseTitle: 'Trust, built in',
  promiseVerified: 'Everyone here has a verified student email.',
  promiseHeld: 'Your money is held until you meet. No more prepayment fraud.',
  promiseCampus: 'Meet on campus, between lectures.',
};

export type AuthLayoutMessages = typeof messages;
