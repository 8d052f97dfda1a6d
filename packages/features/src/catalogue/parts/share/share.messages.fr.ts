import type { ShareMessages } from './share.messages.js';

export const messages: ShareMessages = {
  cardOf: (title) => `Image de ${title} à partager`,
  drawing: 'Création de l’image…',
  sharePicture: 'Partager l’image',
  shareLink: 'Partager le lien',
  ready: 'Prête à partager.',
  whatsapp: 'WhatsApp',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Votre navigateur n’autorise pas la copie. Sélectionnez le lien.',
  link: 'Lien',
  savePicture: 'Enregistrer l’image',
  noPicture: 'Impossible de créer l’image sur cet appareil. Le lien fonctionne sans elle.',
  linkOnly: 'Partagé sans l’image, que cet appareil n’a pas pu créer.',
  sheetFailed: 'Le partage ne s’est pas ouvert. Envoyez-le sur WhatsApp, ou copiez le lien.',
  close: 'Fermer',
  promises: {
    meet: 'Nous retenons l’argent jusqu’à la rencontre.',
    work: 'Nous retenons l’argent jusqu’à la fin du travail.',
    delivery: 'Nous retenons l’argent jusqu’à la livraison.',
    event: 'Nous retenons l’argent jusqu’à votre entrée.',
  },
};
