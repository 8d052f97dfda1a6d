export const messages = {
  /** Alternative text of the card. */
  cardOf: (title: string) => `Picture of ${title} to share`,
  drawing: 'Making the picture…',
  sharePicture: 'Share picture',
  shareLink: 'Share link',
  /** Shown when the share sheet needs a further press. */
  ready: 'Ready to share.',
  whatsapp: 'WhatsApp',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Your browser doesn’t allow copying. Select the link instead.',
  link: 'Link',
  savePicture: 'Save picture',
  noPicture: 'We couldn’t make the picture on this device. The link works without it.',
  /** Notice after sharing a link without its card. */
  linkOnly: 'Shared without the picture, which this device couldn’t make.',
  sheetFailed: 'The share sheet didn’t open. Share it on WhatsApp, or copy the link.',
  close: 'Close',
  /** Time until which the money is held, by the kind of sale. */
  promises: {
    meet: 'We hold the money until you meet.',
    work: 'We hold the money until the work is done.',
    delivery: 'We hold the money until it’s delivered.',
    event: 'We hold the money until you’re in.',
  },
};

export type ShareMessages = typeof messages;
