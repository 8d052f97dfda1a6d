import type { AppealsMessages } from './appeals.messages.js';

export const messages: AppealsMessages = {
  title: 'Qué pasó con tu anuncio',
  back: 'Mis anuncios',
  kinds: {
    hide: 'El equipo de moderación lo ocultó',
    delete: 'El equipo de moderación lo eliminó',
    reports: 'Oculto mientras el equipo de moderación lo revisa',
  },
  decidedOn: (date) => `Decidido el ${date}`,
  kindTexts: {
    hide: 'Solo lo veis tú y el equipo de moderación.',
    delete: 'Ya nadie lo ve.',
    reports:
      'Varios estudiantes lo denunciaron. El equipo de moderación decide y te avisará. Si sigue oculto, podrás apelar entonces.',
  },
  why: 'Por qué',
  noReason: 'El equipo de moderación no escribió un motivo.',
  appeal: 'Tu apelación',
  explain:
    '¿Crees que es un error? Cuéntanos por qué, una sola vez. Otra persona de moderación lo revisará si la hay, y su respuesta es definitiva.',
  text: '¿Por qué debería volver?',
  placeholder: 'Lo que el equipo de moderación debería saber',
  writeText: 'Cuéntanos por qué.',
  send: 'Enviar apelación',
  sending: 'Enviando...',
  sent: 'Gracias. El equipo de moderación lo revisará.',
  waiting: 'El equipo de moderación revisará tu apelación. Te avisaremos aquí y por correo.',
  youWrote: (date) => `Escribiste el ${date}`,
  restored: 'Aceptamos tu apelación: el anuncio está de vuelta.',
  upheld: 'El equipo de moderación revisó tu apelación y mantiene la decisión. Es definitiva.',
  answer: 'Lo que escribió el equipo de moderación',
  over: 'Tu anuncio ya no está oculto.',
  gone: 'Eliminaste este anuncio, así que no hay nada que apelar.',
  seeListing: 'Ver el anuncio',
  tooMany: 'Hoy has enviado muchas apelaciones. Inténtalo de nuevo mañana.',
  failedToSend: 'No se pudo enviar tu apelación. Inténtalo de nuevo.',
  post: {
    title: 'Qué pasó con tu petición',
    back: 'Mis peticiones',
    see: 'Ver la petición',
    kinds: {
      delete: 'El equipo de moderación la retiró',
      reports: 'Oculta mientras el equipo de moderación la revisa',
    },
    kindTexts: {
      delete: 'Solo la veis tú y el equipo de moderación.',
      reports:
        'Varios estudiantes la denunciaron. El equipo de moderación decide y te avisará. Si se retira, podrás apelar entonces.',
    },
    restored: 'Aceptamos tu apelación: la petición está de vuelta.',
  },
  account: {
    title: 'Tu cuenta está suspendida',
    until: (date) => `Hasta el ${date}`,
    forever: 'Hasta nuevo aviso',
    meanwhile:
      'Mientras tanto no puedes iniciar sesión, publicar, escribir ni pagar, y tus anuncios no se muestran. El dinero retenido para ti sigue retenido.',
    explain:
      '¿Crees que es un error? Cuéntanos por qué, una sola vez. Otra persona de moderación lo revisará si la hay, y su respuesta es definitiva.',
    text: '¿Por qué deberíamos reabrir tu cuenta?',
    waiting: 'El equipo de moderación revisará tu apelación. Te avisaremos por correo.',
    restored: 'Aceptamos tu apelación: tu cuenta está abierta de nuevo.',
    upheld: 'El equipo de moderación revisó tu apelación, y tu cuenta sigue suspendida. Es definitivo.',
    over: 'Tu cuenta está abierta de nuevo',
    logIn: 'Iniciar sesión',
    otherAccount: 'Iniciar sesión con otra cuenta',
    unknownTitle: '¿Está suspendida tu cuenta?',
    unknownText: 'Inicia sesión con ella: verás por qué, hasta cuándo y cómo apelar. Nadie más puede verlo.',
    toldText:
      'El equipo de moderación la ha cerrado por ahora. Inicia sesión: verás por qué, hasta cuándo y cómo apelar. También te hemos enviado un correo.',
    contact: 'Contáctanos',
  },
  missing: 'Aquí no hay ninguna decisión',
  missingText: 'El equipo de moderación no retiró este anuncio, o no es tuyo.',
  failed: 'No se pudo cargar.',
};
