export const messages = {
  follow: 'Follow',
  following: 'Following',
  nowFollowing: 'We’ll tell you about their new listings',
  noLongerFollowing: 'We won’t tell you about their new listings any more',
  followFailed: 'That did not work. Please try again.',
};

export type FollowMessages = typeof messages;
