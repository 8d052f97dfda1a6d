/** Texts of the dialog that rotates and crops a photo. */
export const messages = {
  title: 'Rotate and crop',
  hint: 'Move the picture with your finger, the mouse or the arrow keys.',
  use: 'Use this',
  area: 'Part of the photo',
  turn: 'Rotate',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  shape: 'Shape',
  shapes: { upright: 'Upright', square: 'Square', wide: 'Wide' },
  failed: 'This browser can’t edit the photo, so it stays as it is.',
  close: 'Close',
  cancel: 'Cancel',
};

export type CropMessages = typeof messages;
