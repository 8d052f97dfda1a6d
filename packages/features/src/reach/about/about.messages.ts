export const messages = {
  title: 'About Us',
  intro: 'Buy, sell, learn and earn on campus, without handing money to strangers.',
  valuesTitle: 'What we stand for',
  values: [
    { title: 'No one pays a stranger', text: 'Money is held until you have met and the code is shown.' },
    { title: 'Students only', text: 'Every member has a verified student email. No exceptions.' },
    {
      title: 'Light on data',
      text: 'Pages are small, pictures are smaller, and nothing follows you around.',
    },
    { title: 'Open prices', text: 'Every fee is shown before you pay, to the {campus.minorUnit}.' },
  ],
  storyTitle: 'Our story',
  story: [
    'It began with a mattress. A student paid for it in advance, to a seller in a group chat of four thousand people, and never saw it. Everyone we asked had a story like it.',
    'So we built a list that only students can post to, and a payment that waits until you meet.',
  ],
  teamTitle: 'The team',
  team: [
    {
      title: 'Product and engineering',
      text: 'Builds the site, and measures it on the phones that students have.',
    },
    {
      title: 'Trust and safety',
      text: 'Reads every report and settles disputes. Every decision is logged.',
    },
    {
      title: 'Campus support',
      text: 'Answers your messages, Monday to Friday, and knows its way around campus.',
    },
  ],
  aimsTitle: 'Where we are going',
  aims: ['Every student on every campus', 'Paid work in every hall', 'Employers who hire here first'],
  socialTitle: 'Follow us',
  callTitle: 'See for yourself',
  callText: 'Takes two minutes and your student email.',
  signUp: 'Sign Up Now',
  dashboard: 'Go to Dashboard',
};

export type AboutMessages = typeof messages;
