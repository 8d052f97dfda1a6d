import * as UNKNOWN_USER from '@campushive/contract/unknown-user';

export const messages = {
  title: 'Where does it go?',
  loading: 'Loading...',
  pictures: 'Shared pictures',
  picture: (number: number) => `Picture ${number}`,
  sell: 'Sell it',
  sellText: 'A new listing with these pictures',
  stall: 'Add to my stall',
  stallText: 'A new item on your price list',
  chat: 'Send in a chat',
  chatText: 'You can check it before you send it.',
  chatsFailed: 'Your chats could not be loaded.',
  noChats: 'No chats yet.',
  unknownUser: UNKNOWN_USER.en,
  /** Files that were left out. */
  notPictures: (count: number) =>
    count === 1
      ? '1 file is not a picture and was left out.'
      : `${count} files are not pictures and were left out.`,
  tooLarge: (count: number, megabytes: number) =>
    count === 1
      ? `1 picture is over ${megabytes} MB and was left out.`
      : `${count} pictures are over ${megabytes} MB and were left out.`,
  tooMany: (count: number, max: number) =>
    `Up to ${max} pictures fit: ${count === 1 ? '1 was' : `${count} were`} left out.`,
  noneTitle: 'Nothing to share',
  none: 'This was already used, or an hour has passed. Share it again from your gallery.',
  lostTitle: 'It did not come through',
  lost: 'The app was still starting, or your phone has no room. Please share it again.',
  emptyTitle: 'There was nothing in it',
  empty: 'We take pictures and text. Choose some, and share them again.',
  home: 'Go to Home',
  noRoom: 'Your phone has no room for it. Free some space, and try again.',
  noSlot: 'You have five open drafts of this kind. Finish or discard one first.',
  uploadFailed: 'The picture could not be uploaded. Please try again.',
  working: 'One moment...',
  discard: 'Discard',
};
export type ReceivedShareMessages = typeof messages;
