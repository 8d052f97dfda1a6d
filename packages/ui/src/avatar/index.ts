export * from './avatar.js';
export { AvatarPictures, type AvatarPicturesChoice, type AvatarPicturesProps } from './avatar-pictures.js';
