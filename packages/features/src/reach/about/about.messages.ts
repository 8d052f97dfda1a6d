export const messages = {
  title: 'About Us',
  intro:
    '{campus.name} is where verified students of {campus.countryPossessive} universities buy, sell, tutor, deliver and earn, without handing money to strangers.',
  missionTitle: 'Our mission',
  mission:
    'Every campus is full of things, skills and errands that someone two halls away needs. What is missing is trust: people fear paying first, and they fear delivering first. We hold the money between the two, and let only students in, so that trading with someone you have not met becomes as safe as with a friend.',
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
    'It began with a mattress. Paid in advance by mobile money, from a seller in a group chat of four thousand people, and never seen. Everyone we asked had a story like it.',
    'So we built the smallest thing that would have prevented it: a list that only students can post to, and a payment that waits for a handshake. Tutoring, deliveries, events, study materials and paid work followed, because the same trust serves them all.',
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
  aimsText: 'We’d rather get there than boast about it, so there are no round numbers here.',
  aims: ['Every student on every campus', 'Paid work in every hall', 'Employers who hire here first'],
  socialTitle: 'Follow us',
  callTitle: 'See for yourself',
  callText: 'Takes two minutes and your student email.',
  signUp: 'Sign Up Now',
  dashboard: 'Go to Dashboard',
};

export type AboutMessages = typeof messages;
