export const messages = {
  title: 'Delivery',
  poster: 'the poster',
  helper: 'your helper',
  pickupPlace: 'the pick-up',
  /** Explanations for each side. `name` is the other party. */
  buyer: {
    accepted: (name: string) => `${name} goes to the pick-up next.`,
    picked_up: (name: string) => `${name} has it.`,
    on_the_way: (name: string) => `${name} is on the way to you.`,
    delivered: (name: string) => `${name} has delivered it.`,
  },
  seller: {
    accepted: () => 'Go to the pick-up, and ask the person there for their code.',
    picked_up: (name: string) => `You have it. Let ${name} know when you set out.`,
    on_the_way: (name: string) => `At the drop-off, ask ${name} for the drop-off code.`,
    delivered: () => 'You’ve delivered it. Thank you!',
  },
  pickupTitle: 'Pick-up code',
  pickupText: (place: string) =>
    `Send it to the person who hands it over at ${place}. Your helper enters it there. It releases no money.`,
  share: 'Share the pick-up code',
  /** Message to the person at the pick-up. */
  shareText: (code: string, title: string) =>
    `The pick-up code for “${title}” is ${code}. Give it to the helper when you hand it over.`,
  copied: 'Pick-up code copied',
  shareFailed: 'It could not be copied.',
  enterTitle: 'At the pick-up',
  enterText: (place: string) => `Enter the 6-digit code that the person at ${place} gives you.`,
  enterLabel: 'Pick-up code',
  enter: 'I’ve picked it up',
  checking: 'Checking...',
  codeWrong: 'That is not the pick-up code. Ask the person there to show it again.',
  dropoffCode: 'That is the drop-off code. Ask the person at the pick-up for theirs.',
  codeLocked: (wait: string) => `Too many wrong codes. Try again in ${wait}.`,
  enterFailed: 'The code could not be checked. Please try again.',
  leave: 'I’m on the way',
  leaving: 'Sending...',
  leaveFailed: 'This could not be sent. Please try again.',
  photo: 'Photo of the drop-off',
  photoHint: 'Shows where you left it. Only you two and moderators can see it.',
  addPhoto: 'Add a photo of the drop-off',
  replacePhoto: 'Take another photo',
  photoRefused: 'Choose one photo of up to 10 MB.',
  photoFailed: 'The photo could not be sent. Please try again.',
  sendingPhoto: 'Sending the photo...',
};

export type DeliveryMessages = typeof messages;
