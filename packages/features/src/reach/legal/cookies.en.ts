import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Cookies Policy',
  intro:
    'This policy lists what {campus.name} stores on your device, why, and how you control it. The [Privacy Policy](privacy) describes the data on our servers.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        'This policy covers cookies and similar techniques: local storage, session storage, caches and embedded content of other companies. It applies to every page of {campus.name}.',
      ],
    },
    {
      id: 'what',
      title: 'What Are Cookies',
      blocks: [
        'A cookie is a small text that a site stores in your browser and gets back with every request. Local and session storage are similar, but stay in your browser until a page reads them. {campus.name} sets three small ones, all necessary: “{campus.key}_page”, while you are logged in, so that our server can send you your own page at once (no script can read it, and it ends when you log out); “{campus.key}_preferences”, your theme, language, data saver and campus, so that a page looks right from the start; and “{campus.key}_device”, a random name of this browser, so that we can tell you when another device logs in to your account. Everything else is in local and session storage, which cost you no data with each request.',
      ],
    },
    {
      id: 'why',
      title: 'Why Do We Use Cookies',
      blocks: [
        'Essential. You cannot log in or pay without these. They need no consent and cannot be switched off:',
        {
          table: [
            ['Name', 'What it keeps', 'Until'],
            ['{campus.key}_token', 'the proof that you are logged in', 'you log out, or the session ends'],
            [
              '{campus.key}_page (cookie)',
              'which session our server renders your pages for',
              'you sign out, or the session ends',
            ],
            [
              '{campus.key}_preferences (cookie)',
              'your theme, language, data saver and campus, so that a page comes as you set it',
              'a year after you last changed one',
            ],
            [
              '{campus.key}_device (cookie)',
              'a random name of this browser, to notice log-ins from other devices and to limit abuse',
              'a year after it was set',
            ],
            ['{campus.key}_user', 'your own name and picture, to show at once', 'you sign out'],
            [
              '{campus.key}_pending-email, {campus.key}_registration-attempt, {campus.key}_code-sent-at',
              'which address waits for its code',
              'you close the tab',
            ],
            [
              '{campus.key}_sign-in-intent',
              'what you were about to do when you logged in, such as saving a listing',
              'it is done, or you close the tab',
            ],
            ['{campus.key}_payment', 'which payment you are coming back from', 'you close the tab'],
            ['{campus.key}_outbox', 'messages that wait for the network', 'they are sent, or you sign out'],
            [
              '{campus.key}_handovers:…',
              'the vouchers of what you paid, and the codes that you took without a network',
              'they are handed in, or you sign out',
            ],
            [
              '{campus.key}_doors:…, {campus.key}_admissions:…',
              'the tickets of your own event, to check them at a door without a network, and who you let in there',
              'two days after the event, or you sign out',
            ],
            ['{campus.key}_consent', 'your choice on this page', 'you clear your browser’s data'],
          ],
        },
        'Performance and functionality. They store your own choices on your device, and are not sent to anyone:',
        {
          table: [
            ['Name', 'What it keeps', 'Until'],
            ['{campus.key}_sidebar', 'whether the menu is folded', 'you change it'],
            [
              '{campus.key}_bundle:…',
              'what you have chosen of one seller, to pay for it together',
              'you pay for it, or you sign out',
            ],
            ['{campus.key}_pay-method', 'how you paid last', 'you sign out'],
            [
              '{campus.key}_ambassador',
              'the code of the ambassador whose link you followed',
              'you sign up, or clear your browser’s data',
            ],
            [
              '{campus.key}_push-offer',
              'that you have answered whether to be notified',
              'you clear your browser’s data',
            ],
            [
              '{campus.key}_draft:…',
              'a listing or message that you have not finished; its photos and files lie beside it',
              'it is posted or thrown away, you sign out, or 30 days have passed',
            ],
            ['{campus.key}_slot:…', 'which of your drafts this tab has open', 'you close the tab'],
            [
              'Caches of the app',
              'pages and pictures that you have seen, for use offline',
              'they are replaced',
            ],
          ],
        },
        'Analytics and customization. We use none. No page tracks what you do, and no one builds a profile of you. If we ever add analytics, they will be off until you switch them on.',
        'Other companies. Only the map on the [Contact](contact) page comes from elsewhere, from OpenStreetMap. It loads only if you allow it, because OpenStreetMap then learns your network address and may set cookies of its own.',
      ],
    },
    {
      id: 'control',
      title: 'How To Control Cookies',
      blocks: [
        'Cookie banner: on your first visit a notice asks for your choice. Until you answer, we use only what is necessary. You can change your choice here at any time.',
        'Browser settings: you can clear or block storage for this site in your browser’s settings, usually under "Privacy" or "Site data". Clearing it logs you out. You cannot log in while it is blocked.',
      ],
    },
    {
      id: 'updates',
      title: 'How Often Updated',
      blocks: [
        'We change this policy when we store something new or stop storing something. The date at the top is the date of the last change. If something new needs your consent, the notice asks again.',
      ],
    },
    {
      id: 'more',
      title: 'Further Information',
      blocks: ['Questions about this policy: [@]({campus.privacyEmail}).'],
    },
  ],
};
