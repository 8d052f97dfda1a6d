export const messages = {
  title: 'About Us',
  intro:
    '{campus.name} is where verified students of {campus.countryPossessive} universities buy, sell, tutor, deliver and earn, without handing money to strangers.',
  missionTitle: 'Our mission',
  mission:
    'Every campus is full of things, skills and errands that someone two halls away needs. What is missing is trust: people fear paying first, and they fear delivering first. We hold the money between the two, and let only students in, so that trading with someone you have not met becomes as safe as with a friend.',
  valuesTitle: 'What we hold to',
  values: [
    { title: 'No one pays a stranger', text: 'Money is held until you have met and the code is shown.' },
    { title: 'Students only', text: 'Everybody has proved a university mailbox. No exceptions, no guests.' },
    {
      title: 'Light on data',
      text: 'Pages are small, pictures are smaller, and nothing follows you around.',
    },
    { title: 'Open prices', text: 'Every fee is shown before you pay, to the {campus.minorUnit}.' },
  ],
  storyTitle: 'Our story',
  story: [
    'It began with a mattress. Paid in advance by mobile money, from a seller in a group chat of four thousand people, and never seen. Everybody we asked had a story like it.',
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
      text: 'Reads every report, decides disputes, and answers to a record of each decision.',
    },
    {
      title: 'Campus support',
      text: 'Answers your messages, Monday to Friday, and knows where the Balme Library is.',
    },
  ],
  aimsTitle: 'Where we are going',
  aimsText: 'What we work towards, and say so: today’s figures stand on the front page.',
  aims: ['20,000+ students', '5,000+ jobs', '500+ employers', '24/7 support'],
  socialTitle: 'Follow us',
  callTitle: 'See for yourself',
  callText: 'Joining takes two minutes and your university e-mail address.',
  signUp: 'Sign Up Now',
  dashboard: 'Go to Dashboard',
};

export type AboutMessages = typeof messages;
