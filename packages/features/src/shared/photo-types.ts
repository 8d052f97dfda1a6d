/** Photos that the server can read, as an input's `accept`; some systems know those of iPhones only by their names. */
export const PHOTO_TYPES =
  'image/jpeg,image/png,image/gif,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Whether it is what iPhones make: most browsers cannot show it before the server has converted it. */
export const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether the server can read it. */
export const isPhoto = (file: File): boolean => PHOTO_TYPES.split(',').includes(file.type) || isHeic(file);
