import type { AttachmentMessages } from './attachments.messages.js';

export const messages: AttachmentMessages = {
  kinds: { pdf: 'PDF', docx: 'Word', xlsx: 'Excel', pptx: 'PowerPoint', zip: 'ZIP', jpg: 'Image' },
  uploading: 'Envoi...',
  removeFile: (name) => `Retirer ${name}`,
  takeAway: 'Retirer',
  fileFailed: 'Le fichier n’a pas pu être envoyé.',
  fileProblems: {
    unsupported_file: 'Ce n’est pas un fichier PDF, Word, Excel, PowerPoint, ZIP ou image.',
    unreadable_file: 'Ce fichier est vide ou endommagé. Veuillez en choisir un autre.',
    encrypted_file: 'Ce fichier est protégé par un mot de passe. Envoyez-le sans.',
    unsafe_file: 'Nous ne pouvons pas accepter ce ZIP, par sécurité.',
    payload_too_large: 'Un fichier peut faire au plus 25\u00a0Mo.',
  },
  fileRejections: {
    type: 'Ce n’est pas un fichier PDF, Word, Excel, PowerPoint, ZIP ou image.',
    size: 'Un fichier peut faire au plus 25\u00a0Mo.',
    count: 'C’est plus de fichiers que l’on peut ajouter.',
  },
  download: (name) => `Télécharger ${name}`,
  downloadFailed: 'Le fichier n’a pas pu être téléchargé.',
};
