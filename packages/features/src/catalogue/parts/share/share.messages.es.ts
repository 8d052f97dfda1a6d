import type { ShareMessages } from './share.messages.js';

export const messages: ShareMessages = {
  cardOf: (title) => `Imagen de ${title} para compartir`,
  drawing: 'Creando la imagen…',
  sharePicture: 'Compartir imagen',
  shareLink: 'Compartir enlace',
  ready: 'Lista para compartir.',
  whatsapp: 'WhatsApp',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'Tu navegador no permite copiar. Selecciona el enlace.',
  link: 'Enlace',
  savePicture: 'Guardar imagen',
  noPicture: 'No se pudo crear la imagen en este dispositivo. El enlace funciona sin ella.',
  linkOnly: 'Compartido sin la imagen, que este dispositivo no pudo crear.',
  sheetFailed: 'No se pudo abrir el menú de compartir. Envíalo por WhatsApp o copia el enlace.',
  close: 'Cerrar',
  promises: {
    meet: 'Retenemos el dinero hasta que os veáis.',
    work: 'Retenemos el dinero hasta que el trabajo esté hecho.',
    delivery: 'Retenemos el dinero hasta la entrega.',
    event: 'Retenemos el dinero hasta que entres.',
  },
};
