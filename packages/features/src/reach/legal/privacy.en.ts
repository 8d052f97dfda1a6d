import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Privacy Policy',
  intro:
    'This policy explains which data {campus.name} has about you, why, for how long, who else sees it, and your rights. It follows {campus.protectionActInFull}. The rules for using the site are in the [Terms of Service](terms).',
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
        'We collect only what the service needs, and sell nothing. The table gives the purpose of each kind of data and its legal basis under {campus.act}.',
        {
          table: [
            ['Data', 'Purpose', 'Legal basis'],
            [
              'Name, university email address, university',
              'To open your account and show others that you are a student. Your email address is never shown to other members.',
              'Contract with you',
            ],
            [
              'Password',
              'To log you in. We store only an argon2id hash, which cannot be reversed.',
              'Contract',
            ],
            ['Bio, picture, username', 'To show on your profile, if you give them.', 'Your consent'],
            [
              'Hall or hostel',
              'To begin lists with it, if you name one. Others see it where you show it.',
              'Your consent',
            ],
            [
              'Listings, photos, applications, replies to events',
              'To show them. We re-encode photos, which removes the location and device that a camera adds.',
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
              'Saved listings, saved searches, your last ten searches, and the students that you follow or blocked',
              'To show them to you again, and to alert you to new listings.',
              'Contract',
            ],
            ['Reviews, reports, disputes', 'To keep the marketplace honest.', 'Legitimate interest'],
            [
              'Sessions: time, browser name, and the country, or the city where it is known, of the log-in; for a short time the network address',
              'To show you where you are logged in, and to stop password guessing and floods of requests.',
              'Legitimate interest',
            ],
            [
              'Email address, phone number and listings of a seller whom we help to start, entered by our team',
              'To send you one email or text message, so that you can publish the listings.',
              'Legitimate interest',
            ],
            [
              'Email address and language on a waiting list, if you put it there',
              'To email you once when your university opens.',
              'Your consent',
            ],
            [
              'Code of the ambassador whose link you signed up with, and a hash of your address',
              'To count each sign-up once.',
              'Legitimate interest',
            ],
            ['Your messages to us', 'To answer you.', 'Your request'],
          ],
        },
        'We do not ask for data about your religion, politics, health or ethnic origin. We do not know your {campus.paySecretsList} or your location.',
      ],
    },
    {
      id: 'not',
      title: '3. What we do not do',
      blocks: [
        {
          list: [
            'no advertising, and no sale or rental of data',
            'no analytics or tracking by other companies on any page',
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
        'Anyone on the internet can see open listings with their photos, but not who posted them. They see the picture of a tutor, without the name, where the tutor’s profile is open to everyone. Logged-in students also see the poster’s name, picture, university, rating and reviews. Only the two people in a conversation see its messages; only buyer and seller see an order.',
        'In the settings you decide who can see your profile, with your reviews and listings: everyone (the default), students only, or only people you have dealt with. You also choose your notifications there. You can block another member, who then cannot write to you.',
      ],
    },
    {
      id: 'processors',
      title: '5. Who works for us',
      blocks: [
        'These recipients process data on our instructions, and only the data that they need:',
        {
          list: [
            '{campus.provider}, our payment provider: your email address, amount and reference of a payment, {campus.sharedNumbers}',
            'the company that hosts our servers and their backups',
            'the company that delivers our emails',
            'your browser’s push service, if you switch on notifications; the content is encrypted for your device',
            'the company that delivers our text messages, if you add a number for them: the number and the text',
            'OpenStreetMap, if you allow the map: your network address and browser name',
          ],
        },
        'Some of them store data {campus.outsideCountry}. We choose recipients whose law or contract gives the protection that {campus.act} requires. We give data to the police or a court only where {campus.demonym} law obliges us, and tell you unless the law forbids it.',
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
            [
              'Payments and ledger entries',
              'at least six years after the end of the year, as tax law requires',
            ],
            [
              'Reports, disputes and moderator records',
              'as records of decisions; without your name once you delete your account',
            ],
            ['Address and listings entered by our team', 'until a month after the link in the email ends'],
            ['Address on a waiting list', 'until you leave it, your university opens, or a year passes'],
            ['Hash of your address with an ambassador’s code', 'one year'],
            ['Your messages to us', 'two years'],
          ],
        },
        'Backups are overwritten within 35 days.',
      ],
    },
    {
      id: 'security',
      title: '7. How we protect it',
      blocks: [
        'All traffic is encrypted. Passwords, session tokens and one-time codes are stored only as hashes. Our staff see personal data only where their task needs it, and what moderators do is recorded. If personal data gets into the wrong hands, we tell {campus.authority} and the people concerned as soon as reasonably possible, as {campus.act} requires.',
      ],
    },
    {
      id: 'rights',
      title: '8. Your rights',
      blocks: [
        'Under {campus.act} you may:',
        {
          list: [
            'see your data: you can export everything as one file in the settings',
            'have it corrected: you can change most of it yourself',
            'have it erased: delete your account in the settings, or write to us',
            'object to processing, take back a consent, and refuse direct marketing (we do none)',
            'have a person review a decision that a machine has prepared',
            'claim compensation for damage from a breach of the Act',
          ],
        },
        'Write to [@]({campus.privacyEmail}) from your university address. We answer within 21 days, free of charge.',
        'You may complain at any time to {campus.authorityContact}.',
      ],
    },
    {
      id: 'deletion',
      title: '9. What deletion means',
      blocks: [
        'When you delete your account, we delete your profile, picture, listings, saved items, sessions and notification settings. Messages, with their photos and files, stay with the people you wrote to, under the name “Unknown User”, because they belong to them too. We erase them when the other account is deleted as well, except for reported messages. Work that you delivered stays with its order. Ledger entries stay for as long as the law requires, without a link to your profile.',
      ],
    },
    {
      id: 'cookies',
      title: '10. Storage on your device',
      blocks: [
        '{campus.name} sets three necessary cookies: one lets our server send you your own page while you are logged in, one holds your theme and language, and one holds a random name of this browser, so that we can tell you when another device logs in. The [Cookies Policy](cookies) describes them and everything else that your browser stores for us. You can change your choice there.',
      ],
    },
    {
      id: 'changes',
      title: '11. Changes',
      blocks: [
        'We tell members by email at least 14 days before an important change of this policy, and ask again where a new use needs your consent. The date at the top is the date of the last change.',
      ],
    },
  ],
};
