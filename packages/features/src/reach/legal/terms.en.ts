import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Terms of Service',
  intro:
    'These terms are the agreement between you and {campus.name}. They say who may join, what we do with the money that a buyer pays, what it costs, and what happens when something goes wrong. How we treat your personal data is in the [Privacy Policy](privacy).',
  sections: [
    {
      id: 'service',
      title: '1. What {campus.name} is',
      blocks: [
        '{campus.name} is a marketplace where university students {campus.inCountry} sell things to each other, tutor, deliver, announce events, share study materials and find paid work. Listings belong to {campus.hiveCount} hives: {campus.hiveTitles}.',
        'We are not the seller, the tutor, the organiser or the employer. The contract for an item or a task is between the two students. We run the site, check that members are students, hold the money of a payment until both sides have met, and decide disputes about that money by these terms.',
      ],
    },
    {
      id: 'membership',
      title: '2. Who may join',
      blocks: [
        {
          list: [
            'You are at least 18 years old.',
            'You are enrolled at one of the universities on our [list](universities) and own a mailbox at one of its domains. You prove the mailbox with a one-time code.',
            'You have one account, for yourself. You may not sell, lend or share it. One mailbox can have one account, even with a different ending after a plus sign.',
            'Your name on {campus.name} is the name by which the student you meet can recognise you.',
          ],
        },
        '“Verified student” means that the person could read the university mailbox when they opened the account. It says nothing about their conduct, so follow the safety rules in section 9.',
        'Keep your password to yourself. You are responsible for what happens in your account until you tell us that someone else has access. You can end every other session by changing your password.',
      ],
    },
    {
      id: 'listings',
      title: '3. Listings',
      blocks: [
        'Describe what you offer truthfully, show photos of the actual item, and give the real price. A listing stays open for at most 60 days; events and gigs end on their date. You can change, close or delete your listing at any time, unless someone is paying for it.',
        'You keep the rights in what you post. You allow us to store it, resize it and show it to its audience for as long as it is on {campus.name}. Post only what you have the right to post. Don’t share study materials without their author’s permission.',
        'Not allowed are:',
        {
          list: [
            'anything illegal {campus.inCountry}, stolen goods, weapons, drugs, prescription medicine, alcohol and tobacco',
            'examination papers before the examination, essays or projects that others hand in as their own, certificates and identity papers',
            'accounts, SIM cards registered to someone else, and loans',
            'sexual content, hatred, threats, and personal data of other people',
            'advance-fee schemes, pyramid selling and betting',
          ],
        },
      ],
    },
    {
      id: 'payments',
      title: '4. Paying, and how money is held',
      blocks: [
        'Payments are collected by our payment provider, {campus.provider}, by {campus.payMethodsNamed}. We never see your {campus.paySecrets}.',
        {
          steps: [
            'When you press Pay, the listing is reserved for you for 15 minutes. No one else can buy it in that time.',
            'When the payment succeeds, we hold the money. The seller sees that you have paid, and receives nothing yet.',
            'You meet, check the item or receive the service, and then show your six-digit handover code. When the seller enters it, we release the money to them.',
            'Without a code or a dispute, we release the money 7 days after the payment for goods, and 7 days after a lesson or an event.',
            'For gigs, services, milestones and errands the 7 days begin when the worker marks the work as done. If the work is not marked as done within 3 days of its deadline, the payer can cancel for a full refund. After 30 days the refund is automatic.',
          ],
        },
        'By giving the code you confirm that you got what you paid for. Never send it in advance. We cannot take released money back.',
        'If your payment succeeds after the reservation ended and someone else bought the listing, we refund it in full automatically.',
        {
          note: 'Money paid outside {campus.name} (cash, a direct {campus.directTransfer}) is not held, and we cannot help you get it back. Anyone who asks you to pay elsewhere in advance breaks these terms. Please report them.',
        },
      ],
    },
    {
      id: 'fees',
      title: '5. Fees',
      blocks: [
        'Joining, posting, messaging and sharing are free. You pay fees only when money is paid through {campus.name}, and you see the full amount before you pay.',
        {
          table: [
            ['Kind of sale', 'Buyer pays', 'Seller gets'],
            [
              'Items, tutoring, event tickets',
              'the price + {campus.purchasePlatformRate} platform fee + {campus.purchaseProcessingRate} payment processing',
              'the price − {campus.purchasePayoutRate} {campus.payoutFee}',
            ],
            [
              'Deliveries and gigs',
              'the price + {campus.gigProcessingRate} payment processing',
              'the price − {campus.gigPlatformRate} platform fee − {campus.gigPayoutRate} {campus.payoutFee}',
            ],
          ],
        },
        'Each fee is rounded to the nearest {campus.minorUnit}. We pay released money to your {campus.payoutAccountKinds} once a day from {campus.payoutMinimum}, or at once on request for {campus.instantFee}. We bear any further costs of the provider.',
        'We announce a change of fees at least 30 days before it takes effect. It never applies to a payment that started earlier. Plans are described on the [Pricing](pricing) page.',
      ],
    },
    {
      id: 'disputes',
      title: '6. Cancelling, disputes and refunds',
      blocks: [
        'Until the code is given you can open a dispute from the payment’s page if the other side does not come, the item is not as described, or the work is not done. The money is then frozen until a moderator decides.',
        'The moderator reads what both of you write and what was agreed in the conversation on {campus.name}, and either releases the money to the seller or refunds it to the buyer. We aim to decide within 5 working days.',
        'A refund goes back to where you paid from, in full, including fees.',
        'This section does not limit your rights as a consumer, for example under {campus.consumerAct}.',
      ],
    },
    {
      id: 'conduct',
      title: '7. How we treat each other',
      blocks: [
        'Be honest, keep appointments, and write to others as you would speak to them in the lecture hall. Do not harass, spam, scrape data, test our security without our consent, or avoid a suspension with another account.',
        'Reviews describe a completed order. Do not buy or trade them, or threaten anyone with one.',
      ],
    },
    {
      id: 'moderation',
      title: '8. Moderation and suspension',
      blocks: [
        'Anyone can report a listing, a message or a member. When three members report a listing, it is hidden until a moderator reviews it. Every action of a moderator is recorded.',
        'We may remove content and warn or suspend accounts that break these terms. We tell you which rule, and you can object by writing to [@]({campus.supportEmail}). Money held for a suspended seller is not forfeited: it stays held until the orders are decided.',
      ],
    },
    {
      id: 'safety',
      title: '9. Meeting safely',
      blocks: [
        {
          list: [
            'Meet on campus, by day, where other people are.',
            'Look at the item before you show your code.',
            'Agree on everything in the conversation on {campus.name}: a moderator can only judge by that.',
            'Never give anyone a one-time code, your PIN or your password. No one from {campus.name} asks for them.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: '10. Our responsibility',
      blocks: [
        'We are liable for money that we hold, for harm that we cause by intent or gross negligence, and for harm to life and health. Otherwise our liability for an order is limited to the amount that was paid for it. We are not liable for the quality of what students sell each other, and we cannot promise that the site is always available.',
      ],
    },
    {
      id: 'ending',
      title: '11. Leaving',
      blocks: [
        'You can delete your account in the settings at any time, once none of your money is on its way. This deletes your listings too. Messages stay with the people you wrote to, under the name “Unknown User”, and we keep payment records as the law requires.',
      ],
    },
    {
      id: 'changes',
      title: '12. Changes, law and contact',
      blocks: [
        'We tell members by email at least 14 days before we change these terms. Members who do not agree can leave. Open orders continue under the terms in force when they started.',
        'The law {campus.ofRepublic} applies. Before you go to court, please write to us: we can settle most things. If a part of these terms is invalid, the rest still applies.',
        'Questions: [@]({campus.supportEmail}), or the [Contact](contact) page.',
      ],
    },
  ],
};
