/** Values of a single source, with their words there. Paths start at the root of the repository. */
export const SOURCES: readonly { name: string; path: string; says: readonly string[] }[] = [
  {
    name: 'while a page loads',
    path: 'packages/features/src/reach/unreachable/unreachable.messages.ts',
    says: ["loading: 'Loading...'"],
  },
  {
    name: 'what a device sends and receives at once',
    path: 'packages/contract/src/events.ts',
    says: [
      ...['sendMessage: z', 'joinConversation: z', 'leaveConversation: z', 'typing: z', '  newMessage: '],
      ...['  userTyping: ', '  messageRead: ', '  presence: ', '  notification: ', '  paymentUpdate: '],
    ],
  },
  {
    name: 'kinds of feedback',
    path: 'packages/contract/src/calls/reach/public.ts',
    says: ["FEEDBACK_CATEGORIES = ['feature', 'service', 'other']"],
  },
  {
    name: 'when the time is unknown',
    path: 'packages/features/src/shared/shared.messages.ts',
    says: ["recently: 'recently'"],
  },
  {
    name: 'the session in local storage',
    path: 'packages/browser/src/session/session.ts',
    says: ['`${prefix}_token`', '`${prefix}_user`'],
  },
  {
    name: 'a connection that was lost',
    path: 'packages/browser/src/realtime/campus-socket.ts',
    says: [
      "path: '/socket.io'",
      "transports: ['websocket', 'polling']",
      'CONNECT_TIMEOUT_MS = 20_000;',
      'timeout: CONNECT_TIMEOUT_MS',
    ],
  },
  {
    name: 'the pauses before it is tried again, without an end',
    path: 'packages/browser/src/realtime/retry.ts',
    says: ['FIRST_DELAY_MS = 1_000;', 'MAX_DELAY_MS = 5_000;'],
  },
  {
    name: 'toasts: five seconds, top right, newest on top, draggable',
    path: 'packages/ui/src/toast/toast-viewport.tsx',
    says: ['DURATION = 5_000', 'end-0 top-0', 'flex-col-reverse', "? 'left' : 'right'"],
  },
  {
    name: 'the sidebar: 64 or 20 units, from 1024 px on',
    path: 'packages/features/src/reach/dashboard-layout/sidebar.tsx',
    says: ['hidden h-dvh', 'lg:flex'],
  },
  {
    name: 'how wide the sidebar is',
    path: 'packages/ui/src/sidebar/sidebar.tsx',
    says: ["'w-20' : 'w-64'"],
  },
  {
    name: 'the news: 24 rem at most',
    path: 'packages/features/src/reach/dashboard-layout/notifications-popover.tsx',
    says: ['max-h-96'],
  },
  {
    name: 'the public bar: its shadow after 10 px, its edge after 50',
    path: 'packages/features/src/reach/public-layout/public-header.tsx',
    says: ['OFF_THE_TOP = 10;', 'SCROLLED_PX = 50;'],
  },
  {
    name: 'the way to the top: after 300 px, 30 px from the corner',
    path: 'packages/features/src/reach/public-layout/public-layout.tsx',
    // 7.5 units of 4 px.
    says: ['end-7.5 bottom-7.5'],
  },
  {
    name: 'how far down the way to the top appears',
    path: 'packages/ui/src/scroll-to-top/scroll-to-top.tsx',
    says: ['after = 300'],
  },
  {
    name: 'universities at first: 4 of 8',
    path: 'packages/features/src/reach/landing/universities-section.tsx',
    says: ['FIRST = 4;'],
  },
  {
    name: 'categories at first',
    path: 'packages/features/src/reach/landing/categories-section.tsx',
    says: ['SHOWN = 8;'],
  },
  {
    // Four in the specification; decided since.
    name: 'hives on the first screenful: all six',
    path: 'packages/features/src/reach/landing/hive-links.tsx',
    says: ['const names = useHiveNames();', '{names.map('],
  },
  {
    name: 'thumbnails',
    path: 'packages/features/src/deals/listing-detail/photos/photo-carousel.tsx',
    says: ['THUMBNAILS = 4;'],
  },
  {
    name: 'a student is away after five minutes',
    path: 'packages/browser/src/realtime/presence.ts',
    says: ['AWAY_AFTER_MS = 5 * 60_000;'],
  },
  {
    name: 'the newest payment first',
    path: 'packages/features/src/deals/parts/payments/payments.queries.ts',
    says: ["read('sort')) ?? 'date-desc'"],
  },
  {
    name: 'universities at first, of the listing',
    path: 'packages/features/src/base/universities/universities-view.tsx',
    says: ['FIRST = 8;'],
  },
  {
    name: 'why cookies, and how to control them',
    path: 'packages/features/src/reach/legal/cookies.en.ts',
    says: [
      ...["'Essential. ", "'Performance and functionality. ", "'Analytics and customization. "],
      ...["'Cookie banner: ", "'Browser settings: "],
    ],
  },
  {
    name: 'the response to a registration',
    path: 'packages/domain/src/accounts/auth/registration/register.ts',
    says: ["message: 'Registration initiated! Please verify your email.'"],
  },
  {
    name: 'the response to a code',
    path: 'packages/domain/src/accounts/auth/registration/verify-otp.ts',
    says: ["message: 'Email verified successfully!'"],
  },
  {
    name: 'the response to the request of a new code',
    path: 'packages/domain/src/accounts/auth/registration/resend-otp.ts',
    says: ["message: 'New OTP has been sent to your email'"],
  },
  {
    name: 'the response to a log-in',
    path: 'packages/domain/src/accounts/auth/sign-in/login.ts',
    says: ["message: 'Login successful!'"],
  },
  {
    name: 'the response to a log-out',
    path: 'packages/domain/src/accounts/auth/sessions/logout.ts',
    says: ["message: 'Logged out successfully'"],
  },
  {
    name: 'the response to a forgotten password',
    path: 'packages/domain/src/accounts/auth/passwords/forgot-password.ts',
    says: ["message: 'Reset link sent! Check your email'"],
  },
  {
    name: 'a link to a new password without its parts',
    path: 'packages/contract/src/fields/field-texts.ts',
    says: ["reset_link_incomplete: 'Missing reset token or email'"],
  },
  {
    name: 'what a link to a new password carries',
    path: 'apps/campus/src/pages/accounts/reset-password.tsx',
    says: ["query.get('token')", "query.get('email')"],
  },
  {
    name: 'where the login leads back to',
    path: 'apps/campus/src/pages/accounts/login.tsx',
    says: ["query.get('from')"],
  },
  {
    name: 'the payment that is come back from',
    path: 'packages/features/src/deals/checkout/pending-note.ts',
    says: ["storage.write('payment'"],
  },
  {
    name: 'addresses',
    path: 'apps/campus/src/destinations.ts',
    says: [
      ...['/login', '/register', '/otp-verification', '/forgot-password', '/reset-password', '/terms'],
      ...['/privacy', '/cookies', '/about', '/pricing', '/contact', '/universities', '/universities/:id'],
      ...['/categories', '/tasks/:id', '/dashboard', '/dashboard/hives', '/dashboard/hives/:hive'],
      ...['/dashboard/hives/:hive/:id', '/dashboard/payments', '/dashboard/messages'],
      ...['/dashboard/messages/:id', '/dashboard/settings', '/dashboard/help', '/dashboard/favorites'],
      ...['/dashboard/services', '/dashboard/services/:id', '/dashboard/search', '/dashboard/add-job'],
      ...['/dashboard/notifications', '/dashboard/job/:id', '/dashboard/profile', '/settings'],
      ...['/settings/profile', '/settings/security', '/dashboard/moderation', '/dashboard/users/:id'],
    ].map((path) => `'${path}'`),
  },
];

/** Sentences of the specification that no screen can show, with the reason. */
export const NEVER_SHOWN: Readonly<Record<string, string>> = {
  'Missing reset token or email':
    'a link without them is answered by Invalid Reset Link before there is a form; the call without them says it',
  'contact form, 1.5 s': 'the message is really sent, and that takes as long as it takes',
  'feedback, 1 s': 'it is really sent',
  'universities on the front page, 500 ms':
    'they stand there from the start; only their counts are waited for',
  'mouse tracking, 50 ms': 'nothing follows the mouse',
  '20,000+ students': 'no campus knows it to be true: About says where it is going without numbers',
  '5,000+ jobs': 'the same',
  '500+ employers': 'the same',
};
