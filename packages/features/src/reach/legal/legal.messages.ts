export const messages = {
  updated: (date: string) => `Last updated ${date}`,
  contents: 'On this page',
  seeAlso: 'See also:',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookies Policy',
  choiceTitle: 'Your choice',
  necessary: 'Necessary storage',
  necessaryHelp: 'Without it no one can log in.',
  alwaysOn: 'Always on',
  maps: 'Maps from OpenStreetMap',
  mapsHelp: 'Off until you allow it. Takes effect at once.',
};

export type LegalMessages = typeof messages;
