import { formatCount } from '../kernel/count.js';

export const messages = {
  product: 'CampusHive',
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  home: 'Home',
  logIn: 'Log in',
  signUp: 'Sign up',
  dashboard: 'Go to Dashboard',
  badge: 'Ghanaian University Students Only',
  title: 'Buy, sell and earn on campus. Safely.',
  intro:
    'The marketplace of verified university students in Ghana. Your money is held until you meet, so nobody runs away with it.',
  getStarted: 'Get Started',
  browse: 'Browse Hives',
  hivesTitle: 'Six hives, one campus',
  open: (count: number) => `${formatCount(count, 'en')} open`,
  freshTitle: 'Fresh on campus',
  freshEmpty: 'Nothing has been posted yet. Be the first bee!',
  freshFailed: 'Failed to load hives. Please try again later.',
  retry: 'Try again',
  viewAll: 'View all',
  heldTitle: 'How held payment works',
  heldIntro: 'Prepayment fraud is why people fear buying online. Here the money waits until you have met.',
  steps: [
    {
      title: 'Pay with card or mobile money',
      text: 'MTN, Telecel, AirtelTigo or any card. The seller sees that you paid, but gets nothing yet.',
    },
    { title: 'Meet on campus', text: 'Check the item in daylight. Not as described? Do not give your code.' },
    {
      title: 'Show your code',
      text: 'Six digits or a QR code. The moment the seller enters it, the money is theirs.',
    },
  ],
  trustTitle: 'Only students, every one verified',
  trustText: 'Everybody here has proved an e-mail address of one of 17 Ghanaian universities.',
  welcome: (name: string) => `Akwaaba, ${name}`,
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  fallbackName: 'Student',
  footer: (year: number) => `© ${year} CampusHive, Ghana`,
  notFoundTitle: 'Oops! Page Not Found',
  notFoundText: 'This page has flown away, or never was here.',
  backHome: 'Back to Home',
};

export type HomeMessages = typeof messages;
