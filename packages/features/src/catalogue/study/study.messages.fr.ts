import { formatCount } from '../../kernel/count.js';
import type { StudyMessages } from './study.messages.js';

export const messages: StudyMessages = {
  title: 'Document d’étude',
  download: 'Télécharger',
  downloadSize: (size) => `Télécharger (${size})`,
  openLink: 'Ouvrir le lien',
  getting: 'Un instant...',
  pages: (count) => (count < 2 ? `${count} page` : `${count} pages`),
  slides: (count) => (count < 2 ? `${count} diapositive` : `${count} diapositives`),
  downloads: (count) =>
    count === 1 ? 'Téléchargé par 1 étudiant' : `Téléchargé par ${formatCount(count, 'fr')} étudiants`,
  foundHelpful: (helpful, of) =>
    helpful < 2
      ? `${helpful} étudiant sur ${formatCount(of, 'fr')} l’a trouvé utile`
      : `${formatCount(helpful, 'fr')} étudiants sur ${formatCount(of, 'fr')} l’ont trouvé utile`,
  wasHelpful: 'Ce document vous a-t-il été utile\u00a0?',
  yes: 'Oui',
  no: 'Non',
  opinionFailed: 'Impossible de l’enregistrer. Veuillez réessayer.',
  formats: { pdf: 'PDF', docx: 'Word', pptx: 'PowerPoint', zip: 'Archive ZIP', jpg: 'Image' },
  link: 'Sur un autre site',
  linkText: 'Sur un autre site\u00a0: nous ne pouvons pas indiquer sa taille.',
  nothing: 'Il n’y a pas encore de fichier ici.',
  closed: 'Plus disponible',
  failed: 'Impossible de récupérer le fichier. Veuillez réessayer.',
  gone: 'Le fichier n’existe plus.',
  read: 'Lire',
  closeReader: 'Fermer',
  opening: 'Ouverture...',
  readerTools: 'Pages et zoom',
  pageOf: (number, count) => `Page ${number} sur ${count}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  percent: (value) => `${value}\u00a0%`,
  noText: 'Cette page est une image sans texte.',
  pageBroken: 'Impossible d’afficher cette page.',
  tryAgain: 'Réessayer',
  readProblems: {
    offline:
      'Vous êtes hors ligne et ce fichier n’est pas encore sur cet appareil. Ouvrez-le une fois avec une connexion.',
    damaged:
      'Ce fichier est endommagé et ne peut pas être ouvert. Veuillez prévenir la personne qui l’a publié.',
    locked: 'Ce fichier est protégé par un mot de passe.',
    'too-large': 'Ce fichier est trop volumineux pour être lu ici. Veuillez le télécharger.',
    failed: 'Impossible d’ouvrir le fichier. Veuillez réessayer.',
    gone: 'Le fichier n’existe plus.',
  },
};
