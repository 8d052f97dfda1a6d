import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Privacy Policy',
  intro:
    'This policy says what {campus.name} knows about you, why, for how long, who else sees it, and what you can do about it. It follows {campus.protectionActInFull}. The rules for using the site are in the [Terms of Service](terms).',
  sections: [
    {
      id: 'controller',
      title: '1. Who is responsible',
      blocks: [
        '{campus.operator}, is the data controller. Our data protection supervisor reads [@]({campus.privacyEmail}).',
        '{campus.name} is not for people under 18. If we learn that a member is younger, we close the account and delete its data.',
      ],
    },
    {
      id: 'data',
      title: '2. What we collect, and why',
      blocks: [
        'We collect what the service needs and nothing for sale. Beside each kind of data stand the purpose and the ground on which {campus.act} allows it.',
        {
          table: [
            ['Data', 'Purpose', 'Ground'],
            [
              'Name, university email address, university',
              'To open your account and show others that you are a student. Your email address is never shown to other members.',
              'Contract with you',
            ],
            [
              'Password',
              'To let you in. Stored only as an argon2id hash that cannot be turned back.',
              'Contract',
            ],
            ['Bio, picture, username', 'To show on your profile, if you give them.', 'Your consent'],
            [
              'Listings, photos, applications, replies to events',
              'To show them. Photos are re-encoded, which removes the place and device that a camera writes into them.',
              'Contract',
            ],
            [
              'Messages and their attachments',
              'To deliver them, and to let a moderator decide a report or dispute about them. We do not read them for anything else.',
              'Contract',
            ],
            [
              'Payments: what, when, how much, between whom; payout number and its network; of the number that you pay from, its first three and last four digits with each payment, and the last whole number, encrypted, until you forget it',
              'To collect, hold, release and refund money, and to keep accounts.',
              'Contract, legal duty',
            ],
            [
              'What you saved, your saved searches and your last ten searches, whom you follow and whom you blocked',
              'To show it to you again, and to alert you to what is new.',
              'Contract',
            ],
            ['Reviews, reports, disputes', 'To keep the marketplace honest.', 'Legitimate interest'],
            [
              'Sessions: time, browser name, and the country, or the city where it is known, of the log-in; for a short time the network address',
              'To show you where you are signed in, and to stop password guessing and floods of requests.',
              'Legitimate interest',
            ],
            ['What you write to us', 'To answer you.', 'Your request'],
          ],
        },
        'We do not ask for and do not want data about your religion, politics, health or ethnic origin. We do not know your card number, your mobile money PIN or your location.',
      ],
    },
    {
      id: 'not',
      title: '3. What we do not do',
      blocks: [
        {
          list: [
            'no advertising, and no sale or rental of data',
            'no analytics or tracking of other companies on any page',
            'no request to any third party before you ask for it: fonts and pictures come from us, and the map on the contact page is loaded only after you allow it',
            'no decision about you by a machine alone: a listing hidden after three reports waits for a person',
          ],
        },
      ],
    },
    {
      id: 'visible',
      title: '4. What others see',
      blocks: [
        'Anybody on the internet can see open listings with their photos, without the name of who posted them. Signed-in students also see the poster’s name, picture, university, rating and reviews. Only the two people in a conversation see its messages; only buyer and seller see an order.',
        'In the settings you decide who can see your profile, with your reviews and listings: everyone, which is how it begins, students only, or only those you deal with. You also decide there which notifications you get. You can block another member, who then cannot write to you.',
      ],
    },
    {
      id: 'processors',
      title: '5. Who works for us',
      blocks: [
        'These recipients process data on our instructions, and only what their task needs:',
        {
          list: [
            '{campus.provider}, our payment provider: your email address, amount and reference of a payment, the mobile money number that you pay from on our page, and payout numbers',
            'the company that hosts our servers and their backups',
            'the company that delivers our emails',
            'your browser’s push service, if you switch notifications on; the content is encrypted for your device',
            'OpenStreetMap, if you allow the map: your network address and browser name',
          ],
        },
        'Some of them store data {campus.outsideCountry}. We choose recipients whose law or contract gives the protection that {campus.act} asks for. We give data to the police or a court only where {campus.demonym} law obliges us, and tell you unless that is forbidden.',
      ],
    },
    {
      id: 'retention',
      title: '6. How long we keep it',
      blocks: [
        {
          table: [
            ['Data', 'Kept'],
            ['One-time codes; password reset links', '10 minutes; 60 minutes'],
            ['A registration that was never verified', 'a few days'],
            ['Sessions', '24 hours after last use, or 30 days with "remember me"'],
            ['Counted tries and network addresses', 'hours, at most a few days'],
            ['Your last searches', 'until you clear them or newer ones take their place'],
            ['Profile, listings, photos', 'until you delete them or your account'],
            [
              'Messages',
              'until the accounts of both sides are deleted; reported ones stay for the moderators',
            ],
            ['Payments and ledger entries', 'at least six years after the end of the year, as tax law asks'],
            [
              'Reports, disputes and moderator records',
              'as records of decisions, without your name once your account is deleted',
            ],
            ['What you wrote to us', 'two years'],
          ],
        },
        'Backups are overwritten within 35 days.',
      ],
    },
    {
      id: 'security',
      title: '7. How we protect it',
      blocks: [
        'All traffic is encrypted. Passwords, session tokens and one-time codes are stored only as hashes. Our staff see personal data only where their task needs it, and what moderators do is recorded. If personal data gets into wrong hands, we tell {campus.authority} and the people concerned as soon as reasonably possible, as {campus.act} requires.',
      ],
    },
    {
      id: 'rights',
      title: '8. Your rights',
      blocks: [
        'Under {campus.act} you may:',
        {
          list: [
            'see what we hold about you: the settings have an export with everything in one file',
            'have it corrected: most of it you can change yourself',
            'have it erased: delete your account in the settings, or write to us',
            'object to processing, take back a consent, and refuse direct marketing (we do none)',
            'have a person look at a decision that a machine has prepared',
            'claim compensation for damage from a breach of the Act',
          ],
        },
        'Write to [@]({campus.privacyEmail}) from your university address. We answer within 21 days and free of charge.',
        'You may complain at any time to {campus.authorityContact}.',
      ],
    },
    {
      id: 'deletion',
      title: '9. What deletion means',
      blocks: [
        'When you delete your account, your profile, picture, listings, saved things, sessions and notification settings go. Messages, with their photos and files, remain with the people you wrote to, under the name "Unknown User", because they belong to them too. They are erased once the other account is deleted as well, except what was reported. Work that you delivered stays with its order. Ledger entries remain for as long as the law asks, without a way back to your profile.',
      ],
    },
    {
      id: 'cookies',
      title: '10. Storage on your device',
      blocks: [
        '{campus.name} sets two necessary cookies: one that lets our server send you your own page while you are logged in, and one with your theme and language. They, and what your browser keeps for us besides, are described in the [Cookies Policy](cookies), where you can also change your choice.',
      ],
    },
    {
      id: 'changes',
      title: '11. Changes',
      blocks: [
        'When we change this policy in a way that matters, we tell members by email at least 14 days before, and ask again where a new use needs your consent. The date at the top says when it was last changed.',
      ],
    },
  ],
};
