import type { Photo, Warning } from '@campushive/contract';
import { newId } from '../../platform/ids.js';

/** Photo of a message. */
export const PHOTO: Photo = {
  ...{ id: newId(), url: '/files/x.jpg', variants: [], width: 8, height: 8 },
  placeholder: null,
};
/** Warning of a message that asks for prepayment. */
export const WARNING: Warning = 'prepayment';
