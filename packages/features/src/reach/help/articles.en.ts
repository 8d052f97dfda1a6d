import type { Articles } from './articles.js';

export const messages: Articles = {
  'create-account': {
    title: 'How to create an account',
    blocks: [
      'You need a mailbox at one of the [{campus.universities} universities](universities), and to be 18 or older.',
      {
        steps: [
          'Open [Sign up](register) and type your full name.',
          'Choose your university. Its ending appears after your student email username; some universities have two endings to choose from.',
          'Choose a password: at least 8 characters with a lowercase letter, an uppercase letter and a number.',
          'Open your university mailbox and type the six-digit code. It is valid for 10 minutes.',
        ],
      },
      'That’s all: you’re logged in. If the code does not come, read [My code does not arrive](help/code-not-arriving).',
    ],
  },
  'set-up-profile': {
    title: 'Setting up your profile',
    blocks: [
      'People decide by your profile whether they meet you. Two minutes make the difference:',
      {
        list: [
          'a picture on which your face can be recognised at the meeting point',
          'your real name',
          'one or two sentences about you: your programme, your hall, what you are good at',
        ],
      },
      'Open Profile in the menu and press Edit Profile. Your university comes from your email address and cannot be changed by hand. Your email address is never shown to others.',
    ],
  },
  'first-task': {
    title: 'Finding your first task',
    blocks: [
      'Paid work is in {campus.paidHives}.',
      {
        steps: [
          'Open [Hives](hives) and choose {campus.anyPaidHive}. Filter by your university and the price.',
          'Read the whole task, then press Apply. Say in two sentences why you’re a good fit and when you can do it.',
          'The poster chooses one applicant. You get a notification and a conversation.',
          'Start once the poster has paid. The task then says that the money is held.',
        ],
      },
      { note: 'Don’t start, and don’t buy materials, before the money is held.' },
    ],
  },
  'payment-methods': {
    title: 'Payment methods',
    blocks: [
      'You can pay with {campus.wallets}, or a {campus.cards}. Payments run through {campus.provider}; we never see your PIN or card number.',
      {
        list: [
          '{campus.promptNetworks}: approve the prompt on your phone. It waits about three minutes.',
          '{campus.voucherNetworks}: dial the code that you are shown for a voucher, and type it in.',
          'Card: on {campus.provider}’s own page, with your bank’s confirmation.',
        ],
      },
      'The item is reserved for you for 15 minutes while you pay. If your phone loses the network meanwhile, look at [Transactions](payments): the result appears there.',
    ],
  },
  'task-completion': {
    title: 'Task completion process',
    blocks: [
      'A task goes through five stations:',
      {
        steps: [
          'Open: students apply.',
          'Assigned: the poster has chosen someone.',
          'Paid: the poster’s money is held by {campus.name}.',
          'Done: you mark the work as done on the order, or enter the poster’s six-digit code when you hand it over.',
          'Completed: the money is yours, less fees, and both can review.',
        ],
      },
      'When you mark the work as done, the poster has 7 days to look at it. They accept it, ask for a revision or open a dispute. Otherwise the money is released to you.',
      'Work that is not marked as done within 3 days of its deadline can be cancelled by the poster for a full refund. After 30 days it is refunded automatically.',
      'A large gig can be paid in milestones that the two of you agree on. Each is paid, done and released before the next one is paid.',
    ],
  },
  ratings: {
    title: 'Rating system explained',
    blocks: [
      'After a completed order both sides can give 1 to 5 stars and a few words, once.',
      'A review is shown as soon as both have written theirs, or after 7 days. So no one can answer a review with a worse one.',
      'Your rating is the mean of all shown reviews. Until the first one, your profile says that there is none: that is not a bad mark.',
      'Reviews cannot be bought or removed on request. If one insults you or shares private details, [report it](help/report-block).',
    ],
  },
  'held-money': {
    title: 'How held money works',
    blocks: [
      'When you pay, the seller gets nothing yet. {campus.name} holds the money until you have met.',
      {
        list: [
          'You give your code: the money goes to the seller.',
          'You open a dispute: the money is frozen until a moderator decides.',
          'Neither happens within 7 days: the money goes to the seller. For gigs, services and errands the 7 days begin when the work is marked as done.',
          'The seller cancels, or the item had already gone to someone else: you get everything back.',
          'The organiser of an event gets nothing before it starts. If the event is cancelled, you get everything back.',
        ],
      },
      {
        note: 'This protects only what is paid on {campus.name}. Cash and direct transfers are between you and the other person.',
      },
    ],
  },
  'handover-code': {
    title: 'Your handover code',
    blocks: [
      'Every paid order has a six-digit code and the same as a QR code. Only the buyer sees it, on the order’s page under [Transactions](payments).',
      {
        steps: [
          'Meet on campus, by day.',
          'Look at the item, switch it on, count the pieces.',
          'All right? Show the code. The seller types or scans it.',
          'The money is released in the same moment.',
        ],
      },
      'No signal where you’re meeting? Open the order once while you have one. Then your phone can show a voucher on the same page, and the seller’s phone checks it without a network.',
      'After five wrong tries the code is blocked for a while. Never send it by message: anyone who has it has your money.',
    ],
  },
  'disputes-refunds': {
    title: 'Disputes and refunds',
    blocks: [
      'Open the order under [Transactions](payments) and press Open a dispute while the money is still held. Say what was agreed and what happened; photos help.',
      'The money is frozen at once. The other side is heard, and a moderator decides, usually within 5 working days: release or refund. You both get the reason.',
      'Refunds include the fees and go back the way the payment came. Mobile money takes minutes to hours, cards up to 10 working days.',
      'Before the other side has paid or begun, an order can simply be cancelled.',
    ],
  },
  'post-listing': {
    title: 'Posting a good listing',
    blocks: [
      'Press [Post](post), choose the hive, and fill in its form. What helps to sell:',
      {
        list: [
          'photos by daylight, of this very thing, with its scratches; up to eight',
          'a title that people would search for: "HP EliteBook 840 G6, 16 GB", not "Laptop for sale"',
          'the price that you want. Look at what others ask.',
          'a pickup place everyone knows',
        ],
      },
      'It stays open for 60 days; three days before the end we remind you. You can change or close it at any time. While someone is paying it is marked as reserved.',
    ],
  },
  fees: {
    title: 'What it costs',
    blocks: [
      'Joining, posting and messaging are free. Only payments carry fees, and you see them before.',
      {
        table: [
          ['Kind of sale', 'Buyer pays', 'Seller gets'],
          [
            'Items, tutoring, tickets',
            'price + {campus.purchasePlatformRate} + {campus.purchaseProcessingRate}',
            'price − {campus.purchasePayoutRate}',
          ],
          [
            'Deliveries and gigs',
            'price + {campus.gigProcessingRate}',
            'price − {campus.gigPlatformRate} − {campus.gigPayoutRate}',
          ],
        ],
      },
      'Example: a gig for {campus.examplePrice}. The poster pays {campus.exampleTotal}, the worker receives {campus.examplePayout}. More on the [Pricing](pricing) page.',
    ],
  },
  'getting-paid': {
    title: 'Getting paid out',
    blocks: [
      'Released money goes to a mobile money account in your own name: {campus.anyNetwork}. Set it up under Settings, Billing; we check the name that belongs to the number.',
      {
        list: [
          'From {campus.payoutMinimum} we pay out once a day by ourselves.',
          'Pay me now sends it at once, for {campus.instantFee}.',
          'Below {campus.payoutMinimum} it waits for more, or for Pay me now.',
          'A new or changed account gets its first payout after 24 hours.',
          'What is above the daily limit of your account goes out on the next day.',
        ],
      },
      'A payout that fails (a wrong number, a full wallet) comes back to your balance, and you get a notification.',
    ],
  },
  'code-not-arriving': {
    title: 'My code does not arrive',
    blocks: [
      {
        list: [
          'Look into spam and "Other". University mailboxes are strict.',
          'Check the ending of the address. Some universities have a separate one for students.',
          'After 60 seconds you can ask for it again. While it works, it is the same code that comes.',
          'After five wrong tries a code stops working: ask for a new one.',
          'We send at most five codes an hour and ten a day to one address.',
          'The mailbox may be full, or not yet opened by your university’s IT desk.',
        ],
      },
      'Still stuck? [Write to us](contact) with your name and university, from any address.',
    ],
  },
  'keep-account-safe': {
    title: 'Keeping your account safe',
    blocks: [
      {
        list: [
          'Use a password that you use nowhere else.',
          'Under Settings, Security you see every device that is logged in, and can log each one out.',
          'Changing the password ends all other sessions.',
          'Do not tick "remember me" on a computer that others use.',
        ],
      },
      'Forgot your password? Use "Forgot password" on the login page. The link works once, for an hour.',
      { note: 'No one from {campus.name} ever asks for your password, PIN or a code.' },
    ],
  },
  'your-data': {
    title: 'Your data: see it, take it, delete it',
    blocks: [
      'Under Settings you can download one file with everything that we know about you, and delete your account. Deleting is possible once no money of yours is in flight.',
      'Profile, listings and saved things go at once. Messages stay with the people you wrote to, under "Unknown User"; records of payments stay as the law asks.',
      'What others see, and your rights under {campus.protectionAct}, are in the [Privacy Policy](privacy). What your browser stores is in the [Cookies Policy](cookies).',
    ],
  },
  scams: {
    title: 'Scams to know',
    blocks: [
      {
        list: [
          '"Send half first, I have many buyers." No one needs an advance here: the money is held.',
          '"Give me your code so that I can reserve it." The code is the money.',
          '"Pay to this number, it is cheaper without fees." Then nothing is held.',
          '"I sent too much by mistake, send it back." Check your own balance, not a text message.',
          'A job that asks you to pay for training or registration.',
        ],
      },
      'Stop writing, [report](help/report-block) the conversation, and keep the messages: they are the proof.',
    ],
  },
  'report-block': {
    title: 'Reporting and blocking',
    blocks: [
      'Report stands on every listing, message and profile. Choose a reason and say what happened. The other side does not learn who reported.',
      'A moderator looks at every report. A listing that three people have reported is hidden until then. A file that was shared without permission is hidden when a second person asks for it, or 24 hours after the first.',
      'Block, on a profile or in a conversation, stops someone from writing to you right away. We don’t notify them. Where an order is open between you, you choose: cancel it with a full refund, or keep messages about it open until it ends. They are told about that order only.',
      'If you are in danger, call the police ({campus.emergency}) or your campus security first.',
    ],
  },
};
