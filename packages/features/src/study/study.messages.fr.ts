import { formatCount } from '../kernel/count.js';
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
  wasHelpful: 'Ce document vous a-t-il aidé\u00a0?',
  yes: 'Oui',
  no: 'Non',
  opinionFailed: 'Impossible de l’enregistrer. Veuillez réessayer.',
  formats: { pdf: 'PDF', docx: 'Word', pptx: 'PowerPoint', zip: 'Archive ZIP', jpg: 'Image' },
  link: 'Sur un autre site',
  linkText: 'Ce document se trouve sur un autre site. Nous ne connaissons pas sa taille.',
  nothing: 'Il n’y a pas encore de fichier ici.',
  closed: 'Ce n’est plus ouvert.',
  failed: 'Impossible de récupérer le fichier. Veuillez réessayer.',
  gone: 'Le fichier n’existe plus.',
};
