import { network } from './campus.js';
import type { Words } from './second-language.js';

/** Texts that the journeys read in Swahili. */
export const swahili: Words = {
  own: 'Kiswahili',
  logIn: 'Ingia',
  signUp: 'Jisajili',
  email: 'Barua pepe',
  language: 'Lugha',
  search: 'Tafuta',
  write: 'Andika ujumbe',
  message: 'Ujumbe',
  send: 'Tuma',
  settings: 'Mipangilio',
  pay: 'Lipa',
  card: 'Kadi',
  checkout: 'Kagua na ulipe',
  phoneNumber: `Nambari ya ${network.shortName}`,
  prompt: { title: 'Idhinisha ombi kwenye simu yako', phone: 'Fungua simu ya majaribio' },
  code: 'Msimbo wako wa makabidhiano',
  release: 'Achilia pesa',
  released: 'Pesa ni zako',
  enjoy: 'Imekamilika. Furahia!',
  totalPaid: 'Jumla iliyolipwa',
  paidNotice: 'Imelipwa: tunashikilia pesa zako',
  wroteNotice: (name) => `${name} amekuandikia`,
};
