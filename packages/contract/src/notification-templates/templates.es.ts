import * as UNKNOWN_USER from '../accounts/unknown-user.js';
import type { NotificationTemplates } from './params.js';
import {
  about,
  aboutAccount,
  aboutDelivery,
  aboutEventMessage,
  aboutLesson,
  aboutMeetup,
  aboutPayout,
  decided,
  movedPlans,
} from './template-parts.js';

export const spanish: NotificationTemplates = {
  message_received: ({ sender, count = 1 }) => ({
    title: `${sender ?? UNKNOWN_USER.es} te escribió`,
    description: count === 1 ? 'Mensaje nuevo' : `${count} mensajes nuevos`,
  }),
  group_message_received: ({ sender, group, count = 1 }) => ({
    title: count === 1 ? 'Nuevo mensaje de grupo' : 'Nuevos mensajes de grupo',
    description:
      count === 1
        ? `${sender ?? UNKNOWN_USER.es} escribió en «${group}»`
        : `${group}: ${count} mensajes nuevos`,
  }),
  offer_received: about('Tienes una oferta'),
  offer_countered: about('Te proponen otro precio'),
  offer_accepted: about('Os habéis puesto de acuerdo en un precio'),
  offer_declined: about('Rechazaron tu oferta'),
  application_received: about('Nueva solicitud para tu tarea'),
  application_withdrawn: about('Se retiró una solicitud'),
  application_closed: about('La tarea ya no está abierta'),
  application_declined: about('La tarea fue para otra persona'),
  application_invited: about('Te invitan a solicitar una tarea'),
  application_reopened: about('La tarea está abierta de nuevo'),
  task_assigned: about('La tarea es tuya'),
  task_unassigned: about('La tarea ya no es tuya'),
  task_returned: about('La persona elegida renunció: elige a otra'),
  payment_held: about('Pagado y retenido para ti'),
  payment_made: about('Tu pago queda retenido hasta que os veáis'),
  payment_failed: about('Tu pago no se completó'),
  meetup_proposed: aboutMeetup((name) => `${name} propone lugar y hora`, UNKNOWN_USER.es),
  meetup_accepted: aboutMeetup((name) => `${name} acepta la cita`, UNKNOWN_USER.es),
  meetup_declined: aboutMeetup((name) => `${name} no puede ir`, UNKNOWN_USER.es),
  meetup_arrived: aboutMeetup((name) => `${name} ya está allí y te espera`, UNKNOWN_USER.es),
  meetup_missed: aboutMeetup((name) => `${name} dice que no viniste`, UNKNOWN_USER.es),
  meetup_due: (values) =>
    aboutMeetup(
      (name) => (values.within === 'day' ? `Mañana quedas con ${name}` : `En una hora quedas con ${name}`),
      UNKNOWN_USER.es,
    )(values),
  lesson_moved: (values) =>
    aboutLesson(
      (name) =>
        values.to === 'buyer'
          ? 'Has cambiado la hora de tu clase'
          : `${name} ha cambiado la hora de tu clase`,
      UNKNOWN_USER.es,
    )(values),
  lesson_move_proposed: aboutLesson((name) => `${name} propone otra hora para tu clase`, UNKNOWN_USER.es),
  lesson_move_declined: aboutLesson((name) => `${name} mantiene la hora de tu clase`, UNKNOWN_USER.es),
  lesson_due: (values) =>
    aboutLesson(
      (name) =>
        values.within === 'day' ? `Mañana tienes clase con ${name}` : `En una hora tienes clase con ${name}`,
      UNKNOWN_USER.es,
    )(values),
  series_started: (values) =>
    aboutLesson((name) => `${name} ha reservado ${values.lessons} clases semanales`, UNKNOWN_USER.es)(values),
  series_due: aboutLesson((name) => `Paga tu próxima clase con ${name}`, UNKNOWN_USER.es),
  series_lapsed: (values) =>
    aboutLesson(
      (name) =>
        values.to === 'buyer'
          ? `Tu clase con ${name} no se pagó a tiempo: su semana vuelve a estar libre`
          : `${name} no pagó una clase a tiempo: tu semana vuelve a estar libre`,
      UNKNOWN_USER.es,
    )(values),
  series_skipped: aboutLesson((name) => `${name} se salta una semana`, UNKNOWN_USER.es),
  series_ended: (values) =>
    aboutLesson(
      (name) =>
        ({
          other: `${name} ha terminado vuestras clases semanales`,
          unpaid: `Tus clases semanales con ${name} terminan: no se pagaron dos seguidas`,
          unavailable: `Tus clases semanales con ${name} no pueden seguir`,
        })[values.because],
      UNKNOWN_USER.es,
    )(values),
  delivery_picked_up: aboutDelivery((name) => `${name} ya lo ha recogido`, UNKNOWN_USER.es),
  delivery_on_the_way: aboutDelivery((name) => `${name} va de camino`, UNKNOWN_USER.es),
  work_done: about('El trabajo está hecho: revísalo'),
  work_sent_back: about('Te piden una revisión'),
  work_due: about('El trabajo debía estar hecho: márcalo como hecho'),
  work_overdue: (values) =>
    about(
      values.to === 'buyer'
        ? 'El trabajo va con retraso: puedes cancelarlo y recuperar todo el dinero'
        : 'El trabajo va con retraso: márcalo como hecho o se puede cancelar',
    )(values),
  work_refunded: about('El trabajo no se marcó como hecho: se devolvió el dinero'),
  milestones_proposed: about('Te proponen pagar por etapas'),
  milestones_accepted: about('Han aceptado tus etapas'),
  milestones_declined: about('Han rechazado tus etapas'),
  milestones_expired: (values) =>
    about(
      values.to === 'buyer'
        ? 'Tus etapas no tuvieron respuesta a tiempo'
        : 'Terminaron las etapas que no respondiste',
    )(values),
  payment_released: (values) =>
    about(values.to === 'seller' ? 'El dinero es tuyo' : 'Tu pago se liberó')(values),
  payment_auto_released: (values) => spanish.payment_released(values),
  payment_cancelled: (values) =>
    about(values.by === 'buyer' ? 'El comprador canceló el pedido' : 'El vendedor canceló el pedido')(values),
  payment_blocked: (values) =>
    about(
      values.kept
        ? 'Te bloquearon, pero puedes escribir sobre este pedido hasta que termine'
        : values.to === 'buyer'
          ? 'Te bloquearon: tu dinero sigue retenido. Informa de un problema para recuperarlo'
          : 'Te bloquearon: el dinero sigue retenido. Puedes cancelar el pedido',
    )(values),
  payment_disputed: (values) =>
    about(
      values.to === 'seller'
        ? 'El comprador informó de un problema'
        : 'El equipo de moderación está revisando tu pedido',
    )(values),
  payment_dispute_answered: about('El vendedor respondió a tu aviso'),
  payment_dispute_released: about(
    'El equipo de moderación decidió a favor del vendedor: el dinero se libera',
  ),
  payment_dispute_refunded: about(
    'El equipo de moderación decidió a favor del comprador: el dinero se le devuelve',
  ),
  payment_dispute_withdrawn: about('El comprador retiró su aviso'),
  payment_dispute_conceded: about('El vendedor acepta tu aviso: se te devuelve todo tu dinero'),
  payment_settlement_proposed: about('Te proponen un reembolso parcial: responde'),
  payment_settlement_declined: about('Tu reembolso parcial fue rechazado'),
  payment_settled: (values) =>
    about(
      values.to === 'buyer'
        ? 'Acordado: se te devuelve parte de tu dinero'
        : 'Acordado: parte del dinero vuelve al comprador',
    )(values),
  payment_mismatched: (values) =>
    about(
      values.to === 'buyer'
        ? 'Tu pago no era del importe correcto: se te devuelve entero'
        : 'Un pago no era del importe correcto: se devuelve al comprador',
    )(values),
  payment_refunded: (values) =>
    about(
      values.because === 'event_cancelled'
        ? 'Cancelado por la organización: tu reembolso está en camino'
        : 'Tu reembolso está en camino',
    )(values),
  payment_refunded_by_staff: (values) => ({
    title:
      values.to === 'buyer'
        ? 'Nuestro equipo te devuelve el dinero'
        : 'Nuestro equipo devolvió el dinero al comprador',
    description: decided(values),
  }),
  payment_refund_arrived: about('Ya tienes tu reembolso'),
  payment_refund_failed: about('Tu reembolso se retrasa: lo estamos resolviendo'),
  credit_given: ({ note }) => ({ title: 'Te dieron un abono', description: note }),
  credit_withdrawn: ({ note }) => ({ title: 'Se retiró un abono tuyo', description: note }),
  payout_paid: aboutPayout(
    'Tu dinero se envió a tu cuenta de cobro',
    'Tu dinero se envió tarde: te devolvemos la comisión',
  ),
  payout_failed: aboutPayout(
    'Tu cobro fue devuelto: revisa tu cuenta de cobro',
    'Cobro devuelto y comisión devuelta: revisa tu cuenta de cobro',
  ),
  payout_limited: ({ limitMinor, ...values }) =>
    aboutAccount(
      limitMinor === null
        ? 'Límite de tu cuenta alcanzado: los cobros están en pausa'
        : 'Límite de tu cuenta alcanzado: enviamos el dinero por partes',
    )(values),
  payout_delayed: aboutPayout(
    'Tu cobro se retrasa por nuestra parte. No tienes que hacer nada: el dinero es tuyo',
    'Tu cobro se retrasa por nuestra parte. Nada que hacer: el dinero y la comisión son tuyos',
  ),
  payout_account_added: aboutAccount('Añadiste tu cuenta de cobro. Le enviamos dinero a partir de mañana'),
  payout_account_changed: aboutAccount('Tu cuenta de cobro cambió'),
  dispute_opened: about('Un comprador informó de un problema'),
  chargeback_raised: (values) =>
    about(
      values.to === 'buyer'
        ? 'Tu banco ha reclamado tu pago'
        : values.effect === 'frozen'
          ? 'El banco del comprador ha reclamado el pago: el dinero queda congelado'
          : 'El banco del comprador ha reclamado el pago: se descontará de tus próximos cobros',
    )(values),
  chargeback_won: (values) =>
    about(
      values.to === 'buyer'
        ? 'Tu banco ha decidido: el pago sigue en pie'
        : values.effect === 'frozen'
          ? 'El banco te da la razón: el pedido continúa'
          : 'El banco te da la razón: no se descuenta nada de tus cobros',
    )(values),
  chargeback_lost: (values) =>
    about(
      values.to === 'buyer'
        ? 'Tu banco ha recuperado el pago para ti'
        : values.effect === 'frozen'
          ? 'El banco del comprador ha recuperado el pago: el pedido se termina'
          : 'El banco del comprador ha recuperado el pago: debes lo que cobraste por él',
    )(values),
  chargeback_opened: about('Un banco ha reclamado un pago'),
  chargeback_due: about('Pronto vence una respuesta a un banco'),
  payouts_waiting: ({ count }) => ({
    title: 'Hay cobros que esperan al operador',
    description:
      count === 1
        ? '1 cobro espera. La consola dice qué hacer.'
        : `${count} cobros esperan. La consola dice qué hacer.`,
  }),
  ledger_differs: ({ count }) => ({
    title: 'El proveedor de pagos y nuestras cuentas no coinciden',
    description: count === 1 ? '1 diferencia nueva' : `${count} diferencias nuevas`,
  }),
  webhook_disabled: ({ host }) => ({
    title: 'Se desactivó el webhook de un socio',
    description: `${host} no ha aceptado nada en tres días`,
  }),
  event_changed: about('Cambió un evento al que vas'),
  event_moved: (values) => ({
    title: {
      holder: 'Tu evento cambió de fecha o lugar. Aún puedes recuperar tu dinero',
      guest: 'Un evento al que vas cambió de fecha o lugar',
      waiting: 'Un evento que esperas cambió de fecha o lugar. Conservas tu puesto en la lista',
    }[values.role],
    description: movedPlans(values, 'es', (from, to) => `Antes: ${from} → ahora: ${to}`),
  }),
  event_cancelled: about('Se canceló un evento'),
  door_helper: about('Puedes revisar las entradas de este evento'),
  event_message: aboutEventMessage(
    (name, listing) => `${name ?? UNKNOWN_USER.es} sobre «${listing}»`,
    'Abre la página del evento para leerlo.',
  ),
  event_moved_up: about('Avanzaste: tienes plaza'),
  event_offered: about('Te guardamos una entrada durante 2 horas'),
  event_offer_over: about('La entrada que te guardábamos pasó a la siguiente persona'),
  listing_expiring: about('Tu anuncio termina en 3 días'),
  listing_expired: about('Tu anuncio terminó'),
  safe_deal_ended: about('Tu enlace de venta segura terminó'),
  listing_hidden: (values) => ({
    title:
      values.note === null
        ? 'Tu anuncio está oculto mientras el equipo de moderación lo revisa'
        : 'El equipo de moderación ocultó tu anuncio',
    description: decided(values),
  }),
  listing_restored: (values) => ({
    title: 'Tu anuncio vuelve a ser visible',
    description: decided(values),
  }),
  listing_deleted: (values) => ({
    title: 'El equipo de moderación eliminó tu anuncio',
    description: decided(values),
  }),
  appeal_received: about('Alguien apeló una decisión'),
  appeal_restored: (values) => ({
    title: 'Aceptamos tu apelación: cualquiera puede verlo otra vez',
    description: decided(values),
  }),
  appeal_upheld: (values) => ({
    title: 'Revisamos tu apelación: la decisión se mantiene',
    description: decided(values),
  }),
  moderation_warning: ({ reason }) => ({
    title: 'El equipo de moderación te hizo una advertencia',
    description: reason,
  }),
  student_verification_due: ({ days, email }) => ({
    title: `Confirma en ${days} ${days === 1 ? 'día' : 'días'} que sigues estudiando`,
    description: `Solo toma un minuto: enviamos un código a ${email}`,
  }),
  student_verification_over: ({ email }) => ({
    title: 'Tu condición de estudiante ya no está verificada',
    description: `Confírmala con un código a ${email} para publicar, solicitar y pagar de nuevo`,
  }),
  review_received: about('Recibiste una reseña'),
  review_shown: about('Tus reseñas ya están'),
  followed_posted: ({ name, listing, count }) => ({
    title:
      count === 1
        ? `${name ?? UNKNOWN_USER.es} publicó algo nuevo`
        : `${name ?? UNKNOWN_USER.es} publicó ${count} anuncios nuevos`,
    description: listing,
  }),
  price_dropped: (values) =>
    about(
      values.percent === 100
        ? 'Algo que guardaste ahora es gratis'
        : `Algo que guardaste cuesta un ${values.percent}\u00a0% menos`,
    )(values),
  saved_search_match: (values) =>
    about(values.search === '' ? 'Novedad para tu búsqueda guardada' : `Novedad para «${values.search}»`)(
      values,
    ),
  wanted_answered: ({ listing, wanted }) => ({
    title: `Un estudiante tiene algo para «${wanted}»`,
    description: listing,
  }),
  stall_paid_ordered: ({ listing, number }) => ({
    title: `Nuevo pedido ${number}, pagado`,
    description: listing,
  }),
  stall_cash_ordered: ({ listing, number }) => ({
    title: `Nuevo pedido ${number}, pago en efectivo`,
    description: listing,
  }),
  stall_ready: ({ listing, number }) => ({ title: `El pedido ${number} está listo`, description: listing }),
  stall_cash_ended: ({ listing, number, to }) => ({
    title: to === 'seller' ? `El pedido ${number} se canceló` : `El pedido ${number} fue rechazado`,
    description: listing,
  }),
  wanted_removed: (values) => ({
    title: 'El equipo de moderación retiró tu petición',
    description: decided(values),
  }),
};
