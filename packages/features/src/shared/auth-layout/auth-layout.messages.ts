export const messages = {
  product: '{campus.name}',
  language: 'Language',
  onlyStudents: '{campus.membersOnly}',
  promiseTitle: 'Trust, built in',
  promiseVerified: 'Everybody here has proved a university e-mail address.',
  promiseHeld: 'Your money is held until you meet. No more prepayment fraud.',
  promiseCampus: 'Meet on campus, between lectures.',
};

export type AuthLayoutMessages = typeof messages;
