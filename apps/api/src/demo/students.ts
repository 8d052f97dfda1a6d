/** The demo campus's students. The first three are the accounts that `start` prints. */
export const DEMO_PASSWORD = 'Akwaaba2026';

export interface SeedStudent {
  readonly name: string;
  readonly email: string;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ɛ', 'e')
    .replaceAll('ɔ', 'o')
    .replaceAll(/[^a-z]+/g, '.');
const of = (domain: string, ...names: string[]): SeedStudent[] =>
  names.map((name) => ({ name, email: `${plain(name)}@${domain}` }));

export const SEED_STUDENTS: readonly SeedStudent[] = [
  ...of('st.ug.edu.gh', 'Akosua Mensah'),
  ...of('st.knust.edu.gh', 'Kwame Boateng'),
  ...of('ucc.edu.gh', 'Ɛsi Ɔfori'),
  ...of('st.ug.edu.gh', 'Kofi Asante', 'Adwoa Sarpong', 'Yaw Darko', 'Nana Ama Owusu', 'Selorm Agbeko'),
  ...of('st.knust.edu.gh', 'Afia Serwaa', 'Kwabena Osei', 'Ɔkyerɛ Mireku', 'Maame Efua Quaye', 'Elikem Dzah'),
  ...of('ucc.edu.gh', 'Kojo Antwi', 'Araba Mills', 'Ebo Sackey', 'Efua Dadzie'),
  ...of('upsa.edu.gh', 'Naa Lamiley', 'Nii Armah', 'Akua Donkor'),
  ...of('uew.edu.gh', 'Kwesi Arhin', 'Ekua Baidoo'),
  ...of('uds.edu.gh', 'Fuseini Alhassan', 'Rahinatu Iddrisu', 'Wunpini Sulemana'),
  ...of('gimpa.edu.gh', 'Edem Kporku'),
  ...of('ashesi.edu.gh', 'Makafui Tetteh', 'Sena Amegah'),
  ...of('umat.edu.gh', 'Kwaku Ampofo'),
  ...of('uhas.edu.gh', 'Dzifa Gbedemah'),
  ...of('central.edu.gh', 'Priscilla Ansah'),
  ...of('vvu.edu.gh', 'Caleb Nyarko'),
  ...of('gctu.edu.gh', 'Hamza Yakubu'),
  ...of('puc.edu.gh', 'Grace Aidoo'),
];
