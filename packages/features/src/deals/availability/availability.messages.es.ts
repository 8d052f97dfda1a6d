import type { AvailabilityMessages } from './availability.messages.js';

export const messages: AvailabilityMessages = {
  back: 'Volver a tu anuncio',
  title: 'Cuándo das clases',
  intro: 'Cada semana, salvo los días que bloquees. Solo se reserva lo que está libre aquí.',
  unbookable: 'Nadie puede reservarte todavía. Elige tus horas y guárdalas.',
  calendar: 'Tus clases en tu calendario',
  weekdays: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
  },
  addHours: (day) => `Añadir horas el ${day.toLowerCase()}`,
  removeHours: (day) => `Quitar estas horas del ${day.toLowerCase()}`,
  from: 'De',
  to: 'A',
  breakMinutes: 'Descanso entre clases',
  breakOption: (minutes) => (minutes === 0 ? 'Ninguno' : `${minutes} minutos`),
  notice: 'Reservar al menos',
  noticeOption: (hours) =>
    hours === 0 ? 'En cualquier momento' : `${hours} ${hours === 1 ? 'hora' : 'horas'} antes`,
  trialPrice: 'Primera clase (opcional)',
  trialPriceText:
    'Menos por la primera clase contigo, de hasta 1 hora, para que te prueben. Déjalo vacío para cobrar lo de siempre.',
  anHour: 'por hora',
  daysOff: 'Días bloqueados',
  daysOffText: 'Sin clases esos días, diga lo que diga la semana. Las clases ya reservadas se mantienen.',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  addDaysOff: 'Bloquear días',
  removeDaysOff: 'Quitar estos días bloqueados',
  extraHours: 'Horas extra',
  extraHoursText: 'Una sola vez, además de la semana: antes de un examen o en un día bloqueado.',
  date: 'Fecha',
  addExtraHours: 'Añadir horas extra',
  removeExtraHours: 'Quitar estas horas extra',
  save: (hours) =>
    hours === 0
      ? 'Guardar'
      : `Guardar ${hours.toLocaleString('es')} ${hours === 1 ? 'hora' : 'horas'} por semana`,
  saving: 'Guardando...',
  saved: 'Tus horas están guardadas',
  saveFailed: 'No se pudieron guardar tus horas.',
  failed: 'No se pudieron cargar tus horas.',
  retry: 'Reintentar',
  missing: 'Este no es un anuncio de clases tuyo.',
  myListings: 'Mis anuncios',
};
