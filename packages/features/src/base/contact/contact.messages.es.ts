import type { ContactMessages } from './contact.messages.js';

export const messages: ContactMessages = {
  title: 'Contacto',
  intro: 'Escríbenos sobre lo que sea: un pago, una denuncia, una idea. Te responde una persona de verdad.',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  badEmail: 'Correo electrónico no válido',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sent: '¡Gracias por tu mensaje!',
  sentText: 'Respondemos en un día laborable, al correo que nos diste.',
  another: 'Enviar otro mensaje',
  failed: 'No se pudo enviar tu mensaje. Inténtalo de nuevo.',
  whereTitle: 'Dónde estamos',
  hoursTitle: 'Horario',
  hours: 'De lunes a viernes, de 9:00 a 17:00',
  mapTitle: 'Mapa de nuestra dirección',
  showMap: 'Mostrar el mapa',
  mapNote: 'Abre un mapa de OpenStreetMap, que verá tu dirección IP.',
  openMap: 'Abrir en OpenStreetMap',
  faqTitle: 'Preguntas frecuentes',
  faq: [
    {
      q: 'Pagué y el vendedor no responde. ¿He perdido mi dinero?',
      a: 'No. Está retenido hasta que des tu código. Espera un día y abre una disputa desde la página del pago: el equipo de moderación decide.',
    },
    {
      q: 'Mi código de un solo uso no llega.',
      a: 'Mira en el correo no deseado de tu buzón universitario. A los 60 segundos puedes pedir otro. Vale el más nuevo.',
    },
    {
      q: 'Mi universidad no está en la lista.',
      a: 'Escríbenos su nombre y el final de los correos de sus estudiantes. Añadimos universidades acreditadas.',
    },
    {
      q: '¿Cómo denuncio a alguien?',
      a: 'Cada anuncio, mensaje y perfil tiene un botón para denunciar. El equipo de moderación revisa cada denuncia.',
    },
    {
      q: '¿Cuándo recibo el dinero de lo que vendí?',
      a: 'En cuanto se escribe el código del comprador, el dinero es tuyo. Se paga a tu {campus.payoutAccount} en un día, desde {campus.payoutMinimum}.',
    },
  ],
  moreHelp: 'Hay más respuestas en el centro de ayuda.',
};
