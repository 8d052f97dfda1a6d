export const messages = {
  photo: (n: number, reason: string) => `Photo ${n}: ${reason}`,
  reasons: {
    unsupported_file: 'this file is not a picture that we can show. Remove it and choose another.',
    unreadable_file: 'this picture is damaged or has too many pixels. Remove it and choose another.',
    payload_too_large: 'this picture is larger than 10 MB. Remove it and choose another.',
    network: 'no connection. We’ll send it when you’re online.',
    timeout: 'that took too long. We’ll try again when you’re online.',
  },
  otherReason: 'it could not be sent. Try again or remove it.',
};

export type UploadsMessages = typeof messages;
