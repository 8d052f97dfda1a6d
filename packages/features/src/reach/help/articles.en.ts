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
      'That’s all: you’re logged in. If the code doesn’t arrive, read [My code does not arrive](help/code-not-arriving).',
    ],
  },
  'set-up-profile': {
    title: 'Setting up your profile',
    blocks: [
      'People look at your profile before they meet you. These take two minutes:',
      {
        list: [
          'a picture that shows your face, so that people recognise you when you meet',
          'your real name',
          'one or two sentences about you: your programme, your hall, what you’re good at',
        ],
      },
      'Open Profile in the menu and press Edit Profile. Your university follows from your email address, so you can’t change it. Other students never see your email address.',
    ],
  },
  'first-task': {
    title: 'Finding your first task',
    blocks: [
      'Paid work is in {campus.paidHives}.',
      {
        steps: [
          'Open [Hives](hives) and choose {campus.anyPaidHive}. Filter by your university and the price.',
          'Read the whole task, then press Apply. Say in two sentences why you’re a good fit and when you have time.',
          'The poster chooses one applicant. You get a notification and a conversation.',
          'Start once the poster has paid. The task then shows that the money is held.',
        ],
      },
      { note: 'Don’t start or buy materials before the money is held.' },
    ],
  },
  'payment-methods': {
    title: 'Payment methods',
    blocks: [
      'You can pay {campus.waysToPay}. Payments run through {campus.provider}; we never see your PIN or card number.',
      {
        list: [
          '{campus.promptNetworks}: approve the prompt on your phone. It waits about three minutes.',
          '{campus.voucherNetworks}: dial the code on your screen to get a voucher, and type it in.',
          'Card: on {campus.provider}’s own page, with your bank’s confirmation.',
        ],
      },
      'The item is reserved for you for 15 minutes while you pay. If you lose your connection, check [Transactions](payments) for the result.',
    ],
  },
  'task-completion': {
    title: 'Task completion process',
    blocks: [
      'A task has five steps:',
      {
        steps: [
          'Open: students apply.',
          'Assigned: the poster has chosen someone.',
          'Paid: the poster’s money is held by {campus.name}.',
          'Done: you mark the work as done on the order, or enter the poster’s six-digit code when you hand it over.',
          'Completed: the money is yours, less fees, and both can review.',
        ],
      },
      'When you mark the work as done, the poster has 7 days to accept it, ask for a revision or open a dispute. After that the money is released to you.',
      'If the work isn’t marked as done within 3 days of its deadline, the poster can cancel for a full refund. After 30 days the refund is automatic.',
      'You can agree to pay for a large gig in milestones. Each milestone is paid, done and released before the next one.',
    ],
  },
  ratings: {
    title: 'Rating system explained',
    blocks: [
      'After a completed order, both of you can leave one review: 1 to 5 stars and a few words.',
      'Reviews appear when both are written, or after 7 days. So no one can take revenge with a bad review.',
      'Your rating is the average of your reviews. Until the first one, your profile says “No reviews yet”. That’s not a bad rating.',
      'No one can buy a review or have one removed. If a review insults you or shares private details, [report it](help/report-block).',
    ],
  },
  'held-money': {
    title: 'How held money works',
    blocks: [
      'When you pay, {campus.name} holds the money until you and the seller meet.',
      {
        list: [
          'You give your code: the money goes to the seller.',
          'You open a dispute: the money is frozen until a moderator decides.',
          'You do neither within 7 days: the money goes to the seller. For gigs, services and errands the 7 days begin when the work is marked as done.',
          'The seller cancels, or someone else already has the item: you get everything back.',
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
      'Every paid order has a six-digit code, also shown as a QR code. Only the buyer sees it, on the order’s page under [Transactions](payments).',
      {
        steps: [
          'Meet on campus, by day.',
          'Check the item: switch it on, count the parts.',
          'All right? Show the code. The seller types or scans it.',
          'The money is released at once.',
        ],
      },
      'No signal where you’re meeting? Open the order once before you leave. Your phone can then show a voucher offline, and the seller’s phone can check it offline.',
      'After five wrong tries the code is blocked for a while. Never send it in a message: anyone who has it can take your money.',
    ],
  },
  'disputes-refunds': {
    title: 'Disputes and refunds',
    blocks: [
      'Open the order under [Transactions](payments) and press Open a dispute while the money is still held. Say what was agreed and what happened; photos help.',
      'The money is frozen at once. The seller can answer. A moderator then decides, usually within 5 working days: release or refund. You both get the reason.',
      'Refunds include the fees and go back to where you paid from. {campus.refundTimes}',
      'Until the other side has paid or started, you can simply cancel.',
    ],
  },
  'post-listing': {
    title: 'Posting a good listing',
    blocks: [
      'Press [Post](post), choose the hive, and fill in the form. These help you sell:',
      {
        list: [
          'up to eight photos in daylight, of the actual item, scratches included',
          'a title that people search for: "HP EliteBook 840 G6, 16 GB", not "Laptop for sale"',
          'the price you want; look at similar listings',
          'a pickup place that everyone knows',
        ],
      },
      'It stays open for 60 days, and we remind you three days before the end. You can change or close it at any time. While someone is paying, it shows as reserved.',
    ],
  },
  fees: {
    title: 'What it costs',
    blocks: [
      'Joining, posting and messaging are free. Only payments have fees, and you see them before you pay.',
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
      'Released money goes to a {campus.payoutAccountKinds} in your own name{campus.ofNetworks}. Set it up under Settings, Billing. We check that the number is in your name.',
      {
        list: [
          'From {campus.payoutMinimum}, we pay you automatically once a day.',
          'Pay me now sends it at once, for {campus.instantFee}.',
          'Below {campus.payoutMinimum}, the money waits until you earn more, or use Pay me now.',
          'A new or changed account gets its first payout after 24 hours.',
          'Money above your account’s daily limit is sent the next day.',
        ],
      },
      'If a payout fails, for example because of a wrong number or a full or closed account, the money returns to your balance and we notify you.',
    ],
  },
  'code-not-arriving': {
    title: 'My code does not arrive',
    blocks: [
      {
        list: [
          'Look in your spam and “Other” folders. University mailboxes are strict.',
          'Check the ending of your address. Some universities have a separate one for students.',
          'After 60 seconds you can ask for it again. You get the same code while it is valid.',
          'After five wrong tries, ask for a new code.',
          'We send at most five codes an hour and ten a day to one address.',
          'Your mailbox may be full, or your university’s IT desk may not have opened it yet.',
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
          'Use a password that you don’t use anywhere else.',
          'Under Settings, Security you see every device that is logged in, and can log it out.',
          'Changing your password logs out all other devices.',
          'Don’t tick “Remember me” on a shared computer.',
        ],
      },
      'Forgot your password? Use "Forgot password" on the login page. The link works once, for an hour.',
      { note: 'No one from {campus.name} ever asks for your password, PIN or a code.' },
    ],
  },
  'your-data': {
    title: 'Your data: see it, take it, delete it',
    blocks: [
      'In Settings you can download a file with everything we know about you, and delete your account. You can delete it once none of your money is on its way.',
      'Your profile, listings and saved items are deleted at once. Messages stay with the people you wrote to, under “Unknown User”. Payment records stay as long as the law requires.',
      'What others see, and your rights under {campus.protectionAct}, are in the [Privacy Policy](privacy). What your browser stores is in the [Cookies Policy](cookies).',
    ],
  },
  scams: {
    title: 'Scams to know',
    blocks: [
      {
        list: [
          '“Send half first, I have many buyers.” No one needs an advance here: the money is held.',
          '“Give me your code so that I can reserve it.” Anyone who has the code can take the money.',
          '“Pay to this number, it’s cheaper without fees.” Then no one holds your money.',
          '“I sent too much by mistake, send it back.” Check your balance. Don’t trust a text message.',
          'A job that asks you to pay for training or registration.',
        ],
      },
      'Stop writing, [report](help/report-block) the conversation, and keep the messages as proof.',
    ],
  },
  'report-block': {
    title: 'Reporting and blocking',
    blocks: [
      'You can report every listing, message and profile. Choose a reason and say what happened. The other person doesn’t learn who reported.',
      'A moderator reviews every report. When three people report a listing, it is hidden until the review. A file that was shared without permission is hidden after a second report, or 24 hours after the first.',
      'Block, on a profile or in a conversation, stops someone from writing to you right away. We don’t notify them. If you have an open order with them, you choose: cancel it with a full refund, or keep messages about it open until it ends. They are told only about that order.',
      'If you are in danger, call the police ({campus.emergency}) or your campus security first.',
    ],
  },
};
