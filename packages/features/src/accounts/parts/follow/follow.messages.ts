export const messages = {
  follow: 'Follow',
  following: 'Following',
  nowFollowing: 'You’ll hear of their new listings',
  noLongerFollowing: 'You won’t hear of their new listings any more',
  followFailed: 'That did not work. Please try again.',
};

export type FollowMessages = typeof messages;
