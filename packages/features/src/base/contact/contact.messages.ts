export const messages = {
  title: 'Contact',
  intro: 'Write to us about anything: a payment, a report, an idea. A real person replies.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  badEmail: 'Invalid email address',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Thank you for your message!',
  sentText: 'We’ll reply to your address within one working day.',
  another: 'Send another message',
  failed: 'Your message could not be sent. Please try again.',
  whereTitle: 'Where we are',
  hoursTitle: 'Opening hours',
  hours: 'Monday–Friday, 9am–5pm',
  mapTitle: 'Map of our location',
  showMap: 'Show map',
  mapNote: 'Opens a map from OpenStreetMap, which will see your IP address.',
  openMap: 'Open in OpenStreetMap',
  faqTitle: 'Frequently asked questions',
  faq: [
    {
      q: 'I paid, and the seller isn’t replying. Is my money gone?',
      a: 'No. It is held until you give your code. Wait a day, then open a dispute from the payment’s page, and a moderator decides.',
    },
    {
      q: 'My one-time code hasn’t arrived.',
      a: 'Check the spam folder of your university mailbox. After 60 seconds you can ask for a new one. The newest code counts.',
    },
    {
      q: 'My university is not on the list.',
      a: 'Write to us with its name and the ending of its student email addresses. We add accredited universities.',
    },
    {
      q: 'How do I report someone?',
      a: 'Every listing, message and profile has a Report button. Moderators look at every report.',
    },
    {
      q: 'When do I get the money for what I sold?',
      a: 'Once the buyer’s code is entered, the money is yours. It is paid to your {campus.payoutAccount} within a day, from {campus.payoutMinimum}.',
    },
  ],
  moreHelp: 'More answers are in the Help Center.',
};

export type ContactMessages = typeof messages;
