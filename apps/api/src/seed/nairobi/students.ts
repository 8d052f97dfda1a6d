import type { DemoStudent } from '../students.js';

/** Shared by the demo accounts of Nairobi; as public as the other campus's. */
export const PASSWORD = 'Karibu2026';

const student = (name: string, email: string, bio: string | null = null): DemoStudent => ({
  name,
  email,
  bio,
});

export const WANJIKU = student(
  'Wanjiku Kamau',
  'wanjiku.kamau@students.uonbi.ac.ke',
  'Third year Economics. Selling what no longer fits my bedsitter in Ngara. I reply fast in the evening.',
);
export const OTIENO = student(
  'Otieno Odhiambo',
  'otieno.odhiambo@students.jkuat.ac.ke',
  'Electrical engineering in Juja. I fix laptops and hunt for good second-hand parts.',
);
const AMINA = student(
  'Amina Hassan',
  'amina.hassan@students.ku.ac.ke',
  'Mwanafunzi wa elimu, Kahawa. Nafundisha hisabati na Kiswahili.',
);
export const MERCY: DemoStudent = {
  ...student(
    'Mercy Chebet',
    'mercy.chebet@strathmore.edu',
    'Commerce, CPA section three. I help to keep Soko fair.',
  ),
  role: 'moderator',
};

/** The accounts that are printed at the start. */
export const ACCOUNTS = [WANJIKU, OTIENO, AMINA, MERCY];

export const STUDENTS: readonly DemoStudent[] = [
  ...ACCOUNTS,
  student(
    'Brian Mutua',
    'brian.mutua@students.uonbi.ac.ke',
    'Civil engineering, hall nine. Football and chapati.',
  ),
  student('Njeri Mwangi', 'njeri.mwangi@students.uonbi.ac.ke', 'Design student. Thrift, posters and film.'),
  student('Kevin Kiprop', 'kevin.kiprop@students.ku.ac.ke', 'Sports science. I run before lectures.'),
  student('Faith Achieng', 'faith.achieng@students.ku.ac.ke', 'Nursing, and braids on weekends.'),
  student(
    'Dennis Kariuki',
    'dennis.kariuki@students.jkuat.ac.ke',
    'Computer science. Websites for small shops.',
  ),
  student('Halima Abdi', 'halima.abdi@usiu.ac.ke', 'International relations and spoken word.'),
  student('Collins Wekesa', 'collins.wekesa@students.tukenya.ac.ke'),
  student('Zawadi Mwende', 'zawadi.mwende@strathmore.edu', 'Actuarial science. Ask me about statistics.'),
];
