export const messages = {
  loadingTitle: 'Your listings',
  failed: 'Your listings could not be loaded.',
  missing: 'This link does not work',
  missingText: 'Open the link in the latest email from {campus.name}, or write to us.',
  expired: 'This link has expired',
  expiredText: (day: string) => `It worked until ${day}. Write to us, and we send you a new one.`,
  revoked: 'This link was ended',
  revokedText: 'The team of {campus.name} ended it. The listings were deleted, and no one saw them.',
  contact: 'Write to us',
  toHome: 'To the home page',
  open: (count: number) =>
    count === 1 ? 'A listing is ready for you' : `${count} listings are ready for you`,
  /** Title after publishing, when all that is left was refused. */
  notPublished: (count: number) =>
    count === 1 ? 'One listing is not published' : `${count} listings are not published`,
  openText: 'The team of {campus.name} prepared this. No one else sees it until you publish.',
  withAddress: (address: string) =>
    `Sign up with ${address} to publish. You can change everything afterwards.`,
  withPhone: (phone: string) =>
    `This link came to ${phone}. Sign up with your student email to publish. You can change everything afterwards.`,
  signUp: 'Sign up',
  haveAccount: 'Do you have an account?',
  logIn: 'Log in',
  publish: (count: number) => (count === 1 ? 'Publish the listing' : `Publish ${count} listings`),
  publishing: 'Publishing...',
  publishFailed: 'Nothing was published. Please try again.',
  tryAgain: 'Try again',
  someRefused: (count: number) =>
    count === 1
      ? 'One listing cannot be published now. It stays here.'
      : `${count} listings cannot be published now. They stay here.`,
  notVerified: 'Verify your student email in the settings first.',
  paused: 'New listings of this kind are paused. Try again later.',
  outdated: 'Something in it is not accepted any more, such as a date.',
  postYourself: 'Post it yourself',
  refused: 'It could not be published. Try again later.',
  published: 'Published',
  free: 'Free',
  claimed: 'Your listings are online',
  claimedText: 'Everyone on {campus.name} can see them. You can change or delete them at any time.',
  toMyListings: 'To my listings',
  claimedBefore: 'This link was used',
  claimedBeforeText: (address: string) => `The account of ${address} has published the listings.`,
  otherAccount: 'This link is for another account',
  otherAccountText: (address: string, name: string) =>
    `It belongs to ${address}, and you are logged in as ${name}. Log out, then log in with that address.`,
  otherStudentText: (name: string) =>
    `You are logged in as ${name}. It belongs to another student, or to another university.`,
  phoneClaimedBeforeText: (phone: string) => `The student with ${phone} has published the listings.`,
  logOut: 'Log out',
};

export type ClaimMessages = typeof messages;
