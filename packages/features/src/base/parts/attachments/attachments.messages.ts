export const messages = {
  kinds: { pdf: 'PDF', docx: 'Word', xlsx: 'Excel', pptx: 'PowerPoint', zip: 'ZIP', jpg: 'Picture' },
  uploading: 'Uploading...',
  removeFile: (name: string) => `Remove ${name}`,
  takeAway: 'Remove',
  fileFailed: 'The file could not be sent.',
  fileProblems: {
    unsupported_file: 'This is not a PDF, Word, Excel, PowerPoint, ZIP or picture file.',
    unreadable_file: 'This file is empty or damaged. Please choose another.',
    encrypted_file: 'This file is locked with a password. Please upload it without one.',
    unsafe_file: 'We couldn’t accept this ZIP for safety reasons.',
    payload_too_large: 'A file may have at most 25 MB.',
  },
  fileRejections: {
    type: 'This is not a PDF, Word, Excel, PowerPoint, ZIP or picture file.',
    size: 'A file may have at most 25 MB.',
    count: 'That is more files than can be added.',
  },
  download: (name: string) => `Download ${name}`,
  downloadFailed: 'The file could not be downloaded.',
};

export type AttachmentMessages = typeof messages;
