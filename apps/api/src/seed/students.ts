/** Shared by all demo accounts. Public on purpose: it only opens a made-up campus. */
export const DEMO_PASSWORD = 'Akwaaba2026';

export interface DemoStudent {
  readonly name: string;
  readonly email: string;
  readonly bio: string | null;
  /** More than a student may do. */
  readonly role?: 'moderator';
}

const student = (name: string, email: string, bio: string | null = null): DemoStudent => ({
  name,
  email,
  bio,
});

export const AKOSUA = student(
  'Akosua Mensah',
  'akosua.mensah@st.ug.edu.gh',
  'Level 300 Economics at Legon. Selling stuff I no longer have room for. Quick replies in the evening.',
);
export const KWAME = student(
  'Kwame Boateng',
  'kwame.boateng@st.knust.edu.gh',
  'Computer Engineering, Unity Hall. I fix laptops and look for good second-hand parts.',
);
export const ESI = student(
  'Ɛsi Ɔfori',
  'esi.ofori@ucc.edu.gh',
  'Education student in Cape Coast. I tutor maths and sell handmade bags.',
);

export const EFUA: DemoStudent = {
  ...student(
    'Efua Danquah',
    'efua.danquah@upsa.edu.gh',
    'Accounting at UPSA, ICAG level 2. I help to keep CampusHive fair.',
  ),
  role: 'moderator',
};

/** The accounts that are printed at the start. */
export const DEMO_ACCOUNTS = [AKOSUA, KWAME, ESI, EFUA];

/** Has to confirm being a student within a few days. */
export const RENEWS_SOON = student(
  'Kofi Asante',
  'kofi.asante@st.ug.edu.gh',
  'Commonwealth Hall. Physics, football and jollof.',
);

/** Students of all universities; the larger ones have more. */
export const STUDENTS: readonly DemoStudent[] = [
  ...DEMO_ACCOUNTS,
  RENEWS_SOON,
  student('Naa Adjeley Lamptey', 'naa.lamptey@st.ug.edu.gh', 'Fashion, thrift and film. Volta Hall.'),
  student('Selorm Agbeko', 'selorm.agbeko@st.ug.edu.gh'),
  student('Abena Ɔsei', 'abena.osei@st.ug.edu.gh', 'Law student who keeps all her notes in order.'),
  student('Nii Armah Tetteh', 'nii.tetteh@stud.ug.edu.gh'),
  student('Yaw Owusu', 'yaw.owusu@st.knust.edu.gh', 'Architecture. Models, plotting and late nights.'),
  student('Adwoa Agyeman', 'adwoa.agyeman@st.knust.edu.gh', 'Pharmacy, Africa Hall. Baking on weekends.'),
  student(
    'Ɔkyerɛ Amankwah',
    'okyere.amankwah@st.knust.edu.gh',
    'Mechanical Engineering. Calculus is fun, I promise.',
  ),
  student('Fuseini Abubakari', 'fuseini.abubakari@st.knust.edu.gh'),
  student('Afia Serwaa Bonsu', 'afia.bonsu@knust.edu.gh', 'Communication Design. Flyers, logos, T-shirts.'),
  student('Kwabena Ɔpɔku', 'kwabena.opoku@st.knust.edu.gh'),
  student('Ekow Essien', 'ekow.essien@ucc.edu.gh', 'Casford. Sports science and videography.'),
  student('Araba Quansah', 'araba.quansah@stu.ucc.edu.gh'),
  student('Kojo Amissah', 'kojo.amissah@stu.ucc.edu.gh', 'Actuarial science. Ask me about statistics.'),
  student('Prince Nartey', 'prince.nartey@upsamail.edu.gh'),
  student(
    'Maame Yaa Sarpong',
    'maame.sarpong@gimpa.edu.gh',
    'Public administration by day, catering by night.',
  ),
  student('Kweku Baidoo', 'kweku.baidoo@uew.edu.gh', 'Music education in Winneba. Guitar and highlife.'),
  student('Akua Frimpong', 'akua.frimpong@uew.edu.gh'),
  student(
    'Rahinatu Alhassan',
    'rahinatu.alhassan@uds.edu.gh',
    'Agribusiness in Tamale. Shea butter and smocks.',
  ),
  student('Sulemana Iddrisu', 'sulemana.iddrisu@uds.edu.gh'),
  student('Emmanuel Ackah', 'emmanuel.ackah@umat.edu.gh', 'Mining engineering, Tarkwa.'),
  student(
    'Sɛnam Dzokoto',
    'senam.dzokoto@uhas.edu.gh',
    'Nursing student in Ho. Anatomy flash cards for everybody.',
  ),
  student('Mawuli Kpodo', 'mawuli.kpodo@uhas.edu.gh'),
  student('Gifty Yeboah', 'gifty.yeboah@uenr.edu.gh', 'Renewable energy in Sunyani.'),
  student('Nana Kwadwo Appiah', 'nana.appiah@ashesi.edu.gh', 'Building small apps in Berekuso.'),
  student('Elikem Mensah-Doe', 'elikem.doe@ashesi.edu.gh'),
  student('Deborah Ampofo', 'deborah.ampofo@vvu.edu.gh'),
  student('Samuel Larbi', 'samuel.larbi@live.gctu.edu.gh', 'Telecoms and phone repairs.'),
  student('Priscilla Aidoo', 'priscilla.aidoo@central.edu.gh', 'Make-up artist and marketing student.'),
  student('Jojo Hagan', 'jojo.hagan@auc.edu.gh', 'Radio voice, event host, journalism student.'),
  student('Theophilus Quaye', 'theophilus.quaye@regent.edu.gh'),
  student('Comfort Ɔduro', 'comfort.oduro@puc.edu.gh', 'Choir, hospitality and hall week organiser.'),
];
