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
        '{campus.name} is a marketplace on which university students {campus.inCountry} sell things to each other, tutor, deliver, announce events, share study materials and find paid work. Listings are kept in {campus.hiveCount} hives: {campus.hiveTitles}.',
        'We are not the seller, the tutor, the organiser or the employer. The contract for an item or a task is between the two students. Ours is to run the site, to check that members are students, to hold the money of a payment until both sides have met, and to decide disputes about that money by these terms.',
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
            'You have one account, for yourself. Accounts cannot be sold, lent or shared, and one mailbox counts once, whatever is added to its name after a plus sign.',
            'Your name on {campus.name} is the name by which the student you meet can recognise you.',
          ],
        },
        '"Verified student" says that someone could read the university mailbox when the account was opened. It is not a promise about their conduct, so keep to the safety rules in section 9.',
        'Keep your password to yourself. What is done with your account counts as done by you until you tell us that someone else has it. You can end every other session by changing your password.',
      ],
    },
    {
      id: 'listings',
      title: '3. Listings',
      blocks: [
        'Describe what you offer truthfully, show photos of the very thing, and name the real price. A listing stays open for at most 60 days; events and gigs end on their date. You can change, close or delete your listing at any time, unless a payment for it is under way.',
        'You keep the rights in what you post. You allow us to store it, show it, resize it and pass it to the people who are meant to see it, for as long as it is on {campus.name}. Post only what is yours to post: study materials whose author has not agreed do not belong here.',
        'Not allowed are:',
        {
          list: [
            'anything illegal {campus.inCountry}, stolen goods, weapons, drugs, prescription medicine, alcohol and tobacco',
            'examination papers before the examination, essays or projects to be handed in as one’s own, certificates and identity papers',
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
        'Payments are collected by our payment provider, {campus.provider}, by card or mobile money ({campus.networks}). We never see your card number or your mobile money PIN.',
        {
          steps: [
            'When you press Pay, the listing is reserved for you for 15 minutes. No one else can buy it in that time.',
            'When the payment has succeeded, the money is held. The seller sees that you have paid and receives nothing yet.',
            'You meet, look at the item or receive the service, and then show your six-digit handover code. When the seller has entered it, the money is released to them.',
            'Without a code and without a dispute, the money for goods is released 7 days after the payment, for a lesson or an event 7 days after it.',
            'For gigs, services, milestones and errands the 7 days begin when the worker marks the work as done. Work that is not marked as done within 3 days of its deadline can be cancelled by the payer for a full refund. After 30 days it is refunded automatically.',
          ],
        },
        'Giving the code is your confirmation that you got what you paid for. Never send it in advance. Once the money is released we cannot take it back.',
        'If a payment succeeds although its reservation had ended and the listing went to someone else, it is refunded in full without your asking.',
        {
          note: 'Money paid outside {campus.name} (cash, a direct mobile money transfer) is not held, and we can do nothing about it. Anyone who asks you to pay elsewhere in advance is breaking these terms: please report them.',
        },
      ],
    },
    {
      id: 'fees',
      title: '5. Fees',
      blocks: [
        'Joining, posting, messaging and sharing are free. Fees arise only when money is paid through {campus.name}, and the full amount is shown before you pay.',
        {
          table: [
            ['Kind of sale', 'Buyer pays', 'Seller gets'],
            [
              'Items, tutoring, event tickets',
              'the price + {campus.purchasePlatformRate} platform fee + {campus.purchaseProcessingRate} payment processing',
              'the price − {campus.purchasePayoutRate} mobile money fee',
            ],
            [
              'Deliveries and gigs',
              'the price + {campus.gigProcessingRate} payment processing',
              'the price − {campus.gigPlatformRate} platform fee − {campus.gigPayoutRate} mobile money fee',
            ],
          ],
        },
        'Every fee is rounded to the {campus.minorUnit} on its own. Released money is paid to the mobile money account that you named, once a day from {campus.payoutMinimum}, or at once on request for {campus.instantFee}. What the provider charges us beyond that is our cost.',
        'We announce a change of fees at least 30 days before. It never applies to a payment that was begun earlier. Plans are described on the [Pricing](pricing) page.',
      ],
    },
    {
      id: 'disputes',
      title: '6. Cancelling, disputes and refunds',
      blocks: [
        'Until the code is given you can open a dispute from the payment’s page if the other side does not come, the item is not as described, or the work is not done. The money is then frozen. Neither side can be paid until a moderator has decided.',
        'The moderator reads what both of you write and what was agreed in the conversation on {campus.name}, and either releases the money to the seller or refunds it to the buyer. We aim to decide within 5 working days.',
        'A refund goes back the way the payment came, in full, fees included.',
        'What the law gives you as a consumer, among others under {campus.consumerAct}, is not narrowed by this section.',
      ],
    },
    {
      id: 'conduct',
      title: '7. How we treat each other',
      blocks: [
        'Be honest, keep appointments, and write to others as you would speak to them in the lecture hall. Do not harass, spam, collect data by robots, probe our security without our consent, or get around a suspension with another account.',
        'Reviews say what happened in an order that was really completed. They are not bought, traded or threatened with.',
      ],
    },
    {
      id: 'moderation',
      title: '8. Moderation and suspension',
      blocks: [
        'Everybody can report a listing, a message or a member. A listing that three members have reported is hidden until a moderator has looked at it. Every moderator action is recorded.',
        'We may remove content and warn or suspend accounts that break these terms. We tell you which rule and you can object by writing to [@]({campus.supportEmail}). Money held for a suspended seller stays held until its orders are decided: it is not forfeited.',
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
            'Keep agreements in the conversation on {campus.name}: a moderator can only go by what is there.',
            'Never hand out a one-time code, your PIN or your password. No one from {campus.name} asks for them.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: '10. Our responsibility',
      blocks: [
        'We answer for money that we hold, and for harm that we cause by intent or gross negligence or to life and health. For the rest, our responsibility for one order ends at the amount that was paid for it. We do not answer for the quality of what students sell each other, and we cannot promise that the site is never down.',
      ],
    },
    {
      id: 'ending',
      title: '11. Leaving',
      blocks: [
        'You can delete your account in the settings at any time, once no money of yours is in flight. Your listings go with it. Messages stay with the people you wrote to, under the name "Unknown User", and records of payments are kept as the law asks.',
      ],
    },
    {
      id: 'changes',
      title: '12. Changes, law and contact',
      blocks: [
        'When we change these terms we tell members by email at least 14 days before. Members who do not agree can leave; open orders are completed under the terms they began with.',
        'The law {campus.ofRepublic} applies. Before going to court, please write to us: most things can be settled. If a part of these terms is not valid, the rest remains.',
        'Questions: [@]({campus.supportEmail}), or the [Contact](contact) page.',
      ],
    },
  ],
};
