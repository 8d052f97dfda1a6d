import type { WeeklyMessages } from './weekly.messages.js';

export const messages: WeeklyMessages = {
  weeks: '¿Durante cuántas semanas?',
  weeksOption: (weeks) => `${weeks} semanas`,
  chooseFirst: 'Elige primero una hora arriba.',
  free: 'libre',
  states: { taken: 'ocupada', not_offered: 'no se ofrece', too_soon: 'demasiado pronto' },
  lessons: 'Las clases',
  summary: (lessons, left) =>
    left === 0
      ? `${lessons} clases, una por semana.`
      : left === 1
        ? `${lessons} clases. 1 semana no está libre y queda fuera.`
        : `${lessons} clases. ${left} semanas no están libres y quedan fuera.`,
  tooFew: 'Menos de 2 de estas semanas están libres. Elige otra hora o reserva una sola clase.',
  each: (price) =>
    `Ahora pagas la primera clase. Cada una de las siguientes cuesta ${price} más comisiones. Págala al menos un día antes, o su hora se abre a los demás.`,
  end: 'Puedes saltarte una semana o terminar cuando quieras. Las clases pagadas siguen reservadas.',
  failed: 'No se pudieron cargar las semanas.',
};
