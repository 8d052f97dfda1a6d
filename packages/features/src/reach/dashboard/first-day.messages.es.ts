import type { FirstDayMessages } from './first-day.messages.js';

export const messages: FirstDayMessages = {
  intro: (place) =>
    place === null ? '¿Qué te trae por aquí?' : `Tu campus: ${place}. ¿Qué te trae por aquí?`,
  find: 'Buscar algo',
  sell: 'Vender algo',
  need: '¿Qué necesitas?',
  needs: {
    essentials: 'Cosas',
    academia: 'Un tutor',
    logistics: 'Una mano',
    buzz: 'Eventos',
    archive: 'Exámenes anteriores',
    sidehustle: 'Trabajos pagados',
  },
  ready: 'Todo listo en dos minutos',
  done: 'Hecho',
  verified: 'Estudiante verificado',
  verify: 'Demuestra que estudias aquí',
  photo: 'Añade tu foto',
  photoDone: 'Tu foto',
  photoText: 'Los perfiles con foto reciben respuestas antes.',
  hall: 'Indica tu residencia',
  hallDone: 'Tu residencia',
  hallText: 'Las listas empiezan por lo que tienes cerca.',
  payout: 'Añade tu {campus.payoutNumber}',
  payoutDone: 'Tu {campus.payoutNumber}',
  payoutText: 'Para que podamos pagarte. El primer cobro espera 24 horas.',
  safeTitle: 'Paga solo aquí.',
  safeText:
    'Retenemos tu dinero hasta que os veáis. Si pagas por adelantado o en otra aplicación, no podemos devolvértelo.',
};
