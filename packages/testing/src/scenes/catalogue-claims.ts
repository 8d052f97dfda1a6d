import { CLAIM_LIFETIME, DAY } from '@campushive/contract';
import { defineScene, type ImportedListing, type Stage } from '../scene.js';
import { BUYER, hourOf } from './steps.js';

const SELLER = 'Adwoa Sarpong';
const ADMIN = 'Efua Danquah';
const EMAIL = 'adwoa.sarpong@st.ug.edu.gh';

const COOKER = {
  ...{ title: 'Rice cooker', price: 180, condition: 'good', pickupLocation: 'Volta Hall' },
  description: 'Two years old, works well.',
};

/** Imports a rice cooker and a second listing for Adwoa. Names the token of her link. Returns the id of the import. */
async function importFor(stage: Stage, second: Omit<ImportedListing, 'email'>): Promise<string> {
  await stage.student(BUYER);
  const id = await stage.importListings('ug', [
    { email: EMAIL, hive: 'essentials', input: COOKER },
    { email: EMAIL, ...second },
  ]);
  const token = /[?&]token=([\w-]+)/.exec(stage.mailTo(EMAIL))?.[1] ?? '';
  stage.name('claim token', token);
  await stage.student(SELLER);
  return id;
}

const importGoods = (stage: Stage): Promise<string> =>
  importFor(stage, { hive: 'essentials', input: { ...COOKER, title: 'Standing fan, white', price: 0 } });

/** The operator has imported two listings for Adwoa, who has an account. */
const imported = defineScene('imported listings', async (stage) => void (await importGoods(stage)));

/** The event among Adwoa's imported listings is over. */
const past = defineScene('imported event in the past', async (stage) => {
  const input = {
    ...{ title: 'Hall week', description: 'Music and food', location: 'Great Hall', organizer: 'JCR' },
    ...{ eventDate: hourOf(stage, 18, 1), eventType: 'party', admission: 'free' },
  };
  await importFor(stage, { hive: 'buzz', input });
  await stage.pass(2 * DAY);
});

/** Adwoa has published her imported listings. */
const claimed = defineScene('claimed listings', async (stage) => {
  await importGoods(stage);
  await stage.as(SELLER).claims.accept({ token: stage.id('claim token') });
});

/** Adwoa has not followed her link in time. */
const expired = defineScene('expired claim link', async (stage) => {
  await importGoods(stage);
  await stage.wait(CLAIM_LIFETIME);
});

/** The operator has ended the import. */
const revoked = defineScene('revoked claim link', async (stage) => {
  await stage.revokeImport(await importGoods(stage));
});

/** Efua, an admin, has two imports: one whose listings Adwoa published, and one that waits. */
const runs = defineScene('imports of listings', async (stage) => {
  await stage.student(ADMIN);
  await stage.promote(ADMIN, 'admin');
  await importGoods(stage);
  await stage.as(SELLER).claims.accept({ token: stage.id('claim token') });
  await stage.importListings('ug', [
    { email: 'kojo.antwi@st.ug.edu.gh', hive: 'essentials', input: { ...COOKER, title: 'Kettle' } },
  ]);
});

/** Scenes of imported listings. */
export const claimScenes = [imported, past, claimed, expired, revoked, runs];
