/** Students of the demo campus who have a story. */
export const AKOSUA = 'Akosua Mensah';
export const KWAME = 'Kwame Boateng';
export const ESI = 'Ɛsi Ɔfori';
export const EFUA = 'Efua Danquah';
export const KOFI = 'Kofi Asante';
export const SELORM = 'Selorm Agbeko';
export const NAA = 'Naa Adjeley Lamptey';
export const AFIA = 'Afia Serwaa Bonsu';
export const KWABENA = 'Kwabena Ɔpɔku';
export const EKOW = 'Ekow Essien';
export const ARABA = 'Araba Quansah';
export const PRINCE = 'Prince Nartey';
export const ABENA = 'Abena Ɔsei';
export const NII = 'Nii Armah Tetteh';

/** Names of Akosua's listings with a conversation. */
export const FAN = 'Standing fan with remote control';
export const BOOKS = 'Level 100 Economics textbooks, set of four';
export const KETTLE = 'Electric kettle 1.7 L';
export const TABLE = 'Study table with drawer';
export const IRON = 'Steam iron';

/** Returns the name of a photo that a seller uploaded for their stall. */
export const stallPhoto = (seller: string, picture: string): string => `${picture} of ${seller}`;

/** Names of listings on Kwame's campus that are for sale. */
export const NEAR_KWAME = [
  'first thing near Kwame',
  'second thing near Kwame',
  'third thing near Kwame',
] as const;
/** Names of listings that were sold, or nearly. */
export const DEALS = {
  laptop: 'laptop',
  drawingTable: 'drawing table',
  headset: 'headset',
  disputed: 'thing of a dispute',
  refunded: 'thing of a refund',
  expired: 'thing that was not paid for',
  cancelled: 'thing of a cancelled payment',
  bundle: ['first thing of a bundle', 'second thing of a bundle', 'third thing of a bundle'],
} as const;
/** Names of gigs that were given to someone. */
export const GIGS = { script: 'film script', film: 'film of a dinner' } as const;
/** Name of a private photo that Akosua uploaded. */
export const LAPTOP_PHOTO = 'photo of the laptop';
/** Name of a phone that two students report. */
export const PHONE = 'reported phone';

/** Names of tutoring by different tutors, who have set their hours. Each is one that Kofi may book. */
export const LESSON = 'lesson';
export const WEEKLY = Array.from({ length: 8 }, (_, at) => `weekly lesson ${at + 1}`);

/** Names of events that sell tickets. */
export const EVENTS = {
  kinds: 'event with two kinds of tickets',
  promoCode: 'event with a promo code',
} as const;
