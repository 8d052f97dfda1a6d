import type { ClaimMessages } from './claim.messages.js';

export const messages: ClaimMessages = {
  loadingTitle: 'Tus anuncios',
  failed: 'No se pudieron cargar tus anuncios.',
  missing: 'Este enlace no funciona',
  missingText: 'Abre el enlace del último correo de {campus.name}, o escríbenos.',
  expired: 'Este enlace ha caducado',
  expiredText: (day) => `Funcionaba hasta el ${day}. Escríbenos y te enviaremos uno nuevo.`,
  revoked: 'Este enlace se anuló',
  revokedText: 'El equipo de {campus.name} lo anuló. Los anuncios se borraron y nadie los vio.',
  contact: 'Escríbenos',
  toHome: 'Ir al inicio',
  open: (count) => (count === 1 ? 'Hay un anuncio listo para ti' : `Hay ${count} anuncios listos para ti`),
  notPublished: (count) => (count === 1 ? 'Un anuncio no se publicó' : `${count} anuncios no se publicaron`),
  openText: 'El equipo de {campus.name} preparó esto. Nadie más lo ve hasta que publiques.',
  withAddress: (address) => `Regístrate con ${address} para publicar. Después puedes cambiarlo todo.`,
  withPhone: (phone) =>
    `Este enlace llegó al ${phone}. Regístrate con tu correo de estudiante para publicar. Después puedes cambiarlo todo.`,
  signUp: 'Registrarse',
  haveAccount: '¿Tienes una cuenta?',
  logIn: 'Iniciar sesión',
  publish: (count) => (count === 1 ? 'Publicar el anuncio' : `Publicar ${count} anuncios`),
  publishing: 'Publicando...',
  publishFailed: 'No se publicó nada. Inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  someRefused: (count) =>
    count === 1
      ? 'Un anuncio no se puede publicar ahora. Se queda aquí.'
      : `${count} anuncios no se pueden publicar ahora. Se quedan aquí.`,
  notVerified: 'Verifica primero tu correo de estudiante en los ajustes.',
  paused: 'Los anuncios nuevos de este tipo están en pausa. Inténtalo más tarde.',
  outdated: 'Algo ya no se acepta, por ejemplo una fecha.',
  postYourself: 'Publicarlo por tu cuenta',
  refused: 'No se pudo publicar. Inténtalo más tarde.',
  published: 'Publicado',
  free: 'Gratis',
  claimed: 'Tus anuncios están en línea',
  claimedText: 'Todos pueden verlos en {campus.name}. Puedes cambiarlos o borrarlos cuando quieras.',
  toMyListings: 'Ver mis anuncios',
  claimedBefore: 'Este enlace ya se usó',
  claimedBeforeText: (address) => `La cuenta de ${address} ha publicado los anuncios.`,
  otherAccount: 'Este enlace es para otra cuenta',
  otherAccountText: (address, name) =>
    `Pertenece a ${address}, y has iniciado sesión como ${name}. Cierra la sesión y entra con esa dirección.`,
  otherStudentText: (name) =>
    `Has iniciado sesión como ${name}. Pertenece a otra persona o a otra universidad.`,
  phoneClaimedBeforeText: (phone) => `La persona con el ${phone} ha publicado los anuncios.`,
  logOut: 'Cerrar sesión',
};
