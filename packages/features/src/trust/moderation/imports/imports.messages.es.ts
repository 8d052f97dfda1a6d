import type { ImportsMessages } from './imports.messages.js';

export const messages: ImportsMessages = {
  text: 'Anuncios de una tabla, cada uno tras un enlace para quien vende. Se añaden con `pnpm admin import`.',
  empty: 'No hay importaciones',
  emptyText: 'Aquí aparecen las tablas de anuncios que importas en el servidor.',
  of: (university, day) => `${university}, ${day}`,
  revoked: (day) => `Enlaces anulados el ${day}`,
  sent: (sent, sellers) => `Enlaces enviados: ${sent} de ${sellers}`,
  claimed: 'Publicados',
  open: 'En espera',
  expired: 'Caducados',
  revoke: 'Anular los enlaces',
  revokeText: (count) =>
    count === 1
      ? 'Se borra el anuncio que nadie publicó.'
      : `Se borran los ${count} anuncios que nadie publicó.`,
  revokeHelp: 'Queda en el registro. La página del enlace dice que se anuló.',
};
