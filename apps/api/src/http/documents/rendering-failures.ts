import { ApiError } from '@campushive/contract';
import { failureFrom } from '@campushive/domain/calls/outages';

export const unavailable = () => failureFrom(new ApiError({ code: 'unavailable', message: '', status: 503 }));
export const OVERLOADED = new Error('Too many documents are being rendered');
export const tooMany = () => OVERLOADED;
