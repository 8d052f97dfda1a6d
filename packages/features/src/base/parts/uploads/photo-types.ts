/** `accept` attribute for photos that the server can read. Some systems know HEIC files only by their extension. */
export const PHOTO_TYPES =
  'image/jpeg,image/png,image/gif,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Checks for the HEIC format of iPhones, which most browsers can display only after the server has converted it. */
export const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Checks whether the server can read a photo, by its type. */
export const isPhoto = (file: File): boolean => PHOTO_TYPES.split(',').includes(file.type) || isHeic(file);
