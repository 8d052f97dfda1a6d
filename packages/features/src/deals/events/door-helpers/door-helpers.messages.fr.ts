import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { DoorHelpersMessages } from './door-helpers.messages.js';

export const messages: DoorHelpersMessages = {
  title: 'Aides à l’entrée',
  text: (most) =>
    `Jusqu’à ${most} étudiants peuvent contrôler les billets avec leur téléphone. Ils ne voient ni qui vient, ni le reste de votre événement.`,
  close: 'Fermer',
  now: 'Vous aident',
  none: 'Personne ne vous aide encore.',
  remove: (name) => `Retirer ${name}`,
  removeShort: 'Retirer',
  search: 'Ajouter un étudiant',
  searchPlaceholder: 'Nom',
  clearSearch: 'Effacer la recherche',
  coming: 'Viennent à votre événement',
  add: (name) => `Ajouter ${name}`,
  addShort: 'Ajouter',
  noOneFound: 'Aucun étudiant trouvé',
  noOneComing: 'Cherchez un étudiant par son nom.',
  failed: 'Échec du chargement. Veuillez réessayer.',
  changeFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  verified: 'Étudiant vérifié',
  deletedUser: UNKNOWN_USER.fr,
};
