import { formatCount } from '../../kernel/count.js';

export const messages = {
  title: 'Study material',
  download: 'Download',
  downloadSize: (size: string) => `Download (${size})`,
  openLink: 'Open link',
  getting: 'Getting it...',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  slides: (count: number) => (count === 1 ? '1 slide' : `${count} slides`),
  downloads: (count: number) =>
    count === 1 ? 'Downloaded by 1 student' : `Downloaded by ${formatCount(count, 'en')} students`,
  foundHelpful: (helpful: number, of: number) =>
    `${formatCount(helpful, 'en')} of ${formatCount(of, 'en')} found this helpful`,
  wasHelpful: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  opinionFailed: 'That could not be saved. Please try again.',
  formats: { pdf: 'PDF', docx: 'Word', pptx: 'PowerPoint', zip: 'ZIP archive', jpg: 'Picture' },
  link: 'On another site',
  linkText: 'Hosted on another website, so we can’t show its size.',
  nothing: 'There is no file here yet.',
  closed: 'No longer available',
  failed: 'The file could not be loaded. Please try again.',
  gone: 'This file no longer exists.',
  read: 'Read',
  closeReader: 'Close',
  opening: 'Opening...',
  readerTools: 'Pages and zoom',
  pageOf: (number: number, count: number) => `Page ${number} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  percent: (value: number) => `${value}%`,
  noText: 'This page is a picture without text.',
  pageBroken: 'This page could not be shown.',
  tryAgain: 'Try again',
  readProblems: {
    offline: 'You’re offline, and this file isn’t saved on this device yet. Open it once with a connection.',
    damaged: 'This file is damaged and can’t be opened. Please tell its poster.',
    locked: 'This file is locked with a password.',
    'too-large': 'This file is too large to read here. Please download it instead.',
    failed: 'The file could not be opened. Please try again.',
    gone: 'This file no longer exists.',
  },
};

export type StudyMessages = typeof messages;
