import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { ReceivedShareMessages } from './received-share.messages.js';

export const messages: ReceivedShareMessages = {
  title: '¿Dónde lo ponemos?',
  loading: 'Cargando...',
  pictures: 'Fotos compartidas',
  picture: (number) => `Foto ${number}`,
  sell: 'Venderlo',
  sellText: 'Un anuncio nuevo con estas fotos',
  stall: 'Añadir a mi puesto',
  stallText: 'Un artículo nuevo en tu lista de precios',
  chat: 'Enviar en un chat',
  chatText: 'Puedes revisarlo antes de enviarlo.',
  chatsFailed: 'No se pudieron cargar tus chats.',
  noChats: 'Aún no hay chats.',
  unknownUser: UNKNOWN_USER.es,
  notPictures: (count) =>
    count === 1
      ? '1 archivo no es una foto y quedó fuera.'
      : `${count} archivos no son fotos y quedaron fuera.`,
  tooLarge: (count, megabytes) =>
    count === 1
      ? `1 foto supera ${megabytes} MB y quedó fuera.`
      : `${count} fotos superan ${megabytes} MB y quedaron fuera.`,
  tooMany: (count, max) =>
    `Caben hasta ${max} fotos: ${count === 1 ? '1 quedó' : `${count} quedaron`} fuera.`,
  noneTitle: 'Nada que compartir',
  none: 'Ya se usó, o ha pasado una hora. Compártelo otra vez desde tu galería.',
  lostTitle: 'No llegó',
  lost: 'La aplicación aún se estaba abriendo, o tu teléfono no tiene espacio. Compártelo otra vez.',
  emptyTitle: 'No había nada',
  empty: 'Aceptamos fotos y texto. Elige algo y compártelo otra vez.',
  home: 'Ir al inicio',
  noRoom: 'Tu teléfono no tiene espacio. Libera un poco y vuelve a intentarlo.',
  noSlot: 'Ya tienes cinco borradores de este tipo. Termina o descarta uno primero.',
  uploadFailed: 'No se pudo subir la foto. Inténtalo otra vez.',
  working: 'Un momento...',
  discard: 'Descartar',
};
