/** By university id: a sentence, what people study there, and its larger parts. Parts are proper names in every language. */
export const messages: UniversityWords = {
  ug: {
    about: 'The national flagship, on Legon Hill: the oldest and one of the largest universities of Ghana.',
    programs: 'Medicine, law, business, sciences, arts',
  },
  knust: {
    about: 'The science and technology university of the country, on a green campus of its own in Kumasi.',
    programs: 'Engineering, architecture, pharmacy, agriculture, art',
  },
  ucc: {
    about: 'By the sea, founded to train teachers and known for education ever since.',
    programs: 'Education, business, health sciences, agriculture',
  },
  upsa: {
    about:
      'Business and professional studies beside academic degrees, for future accountants, marketers and managers.',
    programs: 'Accounting, marketing, law, information technology',
  },
  gimpa: {
    about: 'The management institute that trains public servants and executives.',
    programs: 'Public administration, management, law, technology',
  },
  uew: {
    about: 'The education university, with campuses around Winneba on the coast.',
    programs: 'Teaching, languages, creative arts, social studies',
  },
  uds: {
    about:
      'The development studies university of the north, where students spend a trimester with communities.',
    programs: 'Development, agriculture, medicine, education',
  },
  umat: {
    about: 'Mines and technology, in the heart of the gold country.',
    programs: 'Mining, petroleum, geomatics, mechanical engineering',
  },
  uhas: {
    about: 'Health and allied sciences, in the hills of the Volta Region.',
    programs: 'Nursing, medicine, public health, pharmacy',
  },
  uenr: {
    about: 'Energy and natural resources, for a greener economy.',
    programs: 'Energy, forestry, environmental engineering, computing',
  },
  ashesi: {
    about: 'A private university with an honour code of its own and ethics at the centre of every degree.',
    programs: 'Computer science, business, engineering',
  },
  vvu: {
    about: 'A private Adventist university east of Accra.',
    programs: 'Theology, nursing, education, business',
  },
  gctu: {
    about: 'Communication technology, from networks to digital business.',
    programs: 'Telecommunications, computing, business',
  },
  central: {
    about: 'A private Christian university that grew out of a Bible college.',
    programs: 'Business, pharmacy, theology, architecture',
  },
  aucc: {
    about: 'Communications and the creative industries, in the city.',
    programs: 'Journalism, advertising, film, development communication',
  },
  regent: {
    about: 'A private university college of science and technology with a broad human education.',
    programs: 'Computing, business, engineering, theology',
  },
  puc: {
    about: 'A private Christian university in Sowutuom, north-west of the city centre.',
    programs: 'Nursing, business, information technology, theology',
  },
};

export type UniversityWords = Readonly<Record<string, { readonly about: string; readonly programs: string }>>;
