/** Who runs this campus and how to reach them: the one place to change for an installation of one's own. */
export const PRODUCT = {
  name: 'CampusHive',
  supportEmail: 'support@campushive.example',
  privacyEmail: 'privacy@campushive.example',
  /** Where the contact page's map points. */
  address: { lines: ['CampusHive', 'Legon, Accra', 'Ghana'], latitude: 5.6508, longitude: -0.187 },
  social: [
    { name: 'Instagram', url: 'https://campushive.example/instagram' },
    { name: 'X', url: 'https://campushive.example/x' },
    { name: 'LinkedIn', url: 'https://campushive.example/linkedin' },
  ],
  /** The day that the legal texts carry. */
  legalTextsUpdated: '2025-05-06T12:00:00.000Z',
} as const;
