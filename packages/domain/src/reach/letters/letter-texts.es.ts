import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { LetterTexts } from './letter-params.js';

const NEVER_SEND = 'El código está en tu pedido; nunca lo envíes en un mensaje.';
const PAID_ON = (other: string, when: string) =>
  `Si algo va mal, infórmalo desde tu pedido. Sin código ni aviso, ${other} cobra el ${when}.`;

export const spanish: LetterTexts = {
  hello: (name) => `Hola, ${name}: `,
  someone: UNKNOWN_USER.es,
  open: { order: 'Ver el pedido', event: 'Ver el evento', payouts: 'Ver mis cobros' },
  rows: {
    event_starts: 'Empieza',
    event_place: 'Lugar',
    ticket: 'Entrada',
    price: 'Precio',
    platform_fee: 'Comisión de la plataforma',
    processing_fee: 'Procesamiento del pago',
    payee_platform_fee: 'Comisión de la plataforma',
    mobile_money_fee: '{campus.payoutFeeTitle}',
    total: 'Total pagado',
    payout: 'Cobro',
    reference: 'Referencia',
  },
  always:
    'Este correo trata de tu dinero. Los correos sobre tu dinero y la seguridad de tu cuenta no se pueden desactivar.',
  optional: 'En tus ajustes eliges qué te llega por correo.',
  stop: 'No recibir más correos como este',
  letters: {
    receipt_goods: ({ listing, other, amount, when }) => [
      `Pagaste ${amount} por «${listing}»`,
      `pagaste ${amount} por «${listing}». Retenemos el dinero hasta que tú y ${other} os hayáis visto.`,
      `Qué pasa ahora: acordad un lugar y una hora, revísalo cuando os veáis y muestra tu código solo cuando lo tengas. ${NEVER_SEND}`,
      PAID_ON(other, when),
    ],
    receipt_session: ({ listing, other, amount, when, starts }) => [
      `Reservaste «${listing}» para el ${starts}`,
      `reservaste «${listing}» para el ${starts} y pagaste ${amount}. Retenemos el dinero hasta la clase.`,
      `Qué pasa ahora: queda con tu tutor y muestra tu código después de la clase. ${NEVER_SEND}`,
      PAID_ON(other, when),
    ],
    receipt_ticket: ({ listing, amount }) => [
      `Tu entrada para «${listing}»`,
      `pagaste ${amount} por tu entrada para «${listing}».`,
      'Qué pasa ahora: tu entrada está en su página y funciona sin conexión una vez abierta. Muéstrala, o su código, en la puerta y a nadie más.',
    ],
    receipt_gig: ({ listing, other, amount, due, cancel }) => [
      `Pagaste ${amount} por «${listing}»`,
      `pagaste ${amount} por «${listing}». Retenemos el dinero hasta que ${other} marque el trabajo como hecho, y siete días más para que lo revises.`,
      `Qué pasa ahora: acepta el trabajo en tu pedido o muestra tu código. ${NEVER_SEND}`,
      `Tiene que estar el ${due}. Si no se marca como hecho, puedes cancelarlo desde el ${cancel} y recuperar todo tu dinero.`,
    ],
    sale_goods: ({ listing, other, amount }) => [
      `Vendido: «${listing}»`,
      `${other} ha pagado «${listing}». Retenemos el dinero, y ${amount} son tuyos después de la entrega.`,
      `Qué hacer ahora: acuerda un lugar y una hora con ${other}. Entrégalo solo en persona: pide el código de seis cifras e introdúcelo en el pedido. No aceptes un código por mensaje.`,
    ],
    sale_session: ({ listing, other, amount, starts }) => [
      `Reservado: «${listing}» para el ${starts}`,
      `${other} ha reservado «${listing}» para el ${starts}. Retenemos el dinero, y ${amount} son tuyos después de la clase.`,
      'Qué hacer ahora: acordad un lugar. Después de la clase, pide el código de seis cifras e introdúcelo en el pedido.',
    ],
    sale_ticket: ({ listing, other, amount }) => [
      `Entrada vendida: «${listing}»`,
      `${other} ha comprado una entrada para «${listing}». Retenemos el dinero, y ${amount} son tuyos cuando se valide la entrada.`,
      'Qué hacer ahora: nada. Escanea las entradas en la puerta desde la página de tu evento.',
    ],
    sale_gig: ({ listing, other, amount, due, cancel }) => [
      `Pagado y retenido para ti: «${listing}»`,
      `${other} ha pagado «${listing}». Retenemos el dinero, y ${amount} son tuyos cuando esté hecho.`,
      'Qué hacer ahora: haz lo que acordasteis y márcalo como hecho en el pedido. Cobras cuando se acepte, o siete días después.',
      `Tiene que estar el ${due}. Desde el ${cancel}, ${other} puede cancelar lo que no esté marcado como hecho.`,
    ],
    payment_failed: ({ listing, amount }) => [
      `Tu pago de «${listing}» no se completó`,
      `tu pago de ${amount} por «${listing}» no se completó, y vuelve a estar libre para otros.`,
      'Si el dinero salió de tu cuenta de todos modos, vuelve a ti. Puedes pagar de nuevo desde su página.',
    ],
    cancelled_by_buyer: ({ listing, other }) => [
      `${other} canceló el pedido de «${listing}»`,
      `${other} canceló el pedido de «${listing}», y se le devuelve todo el dinero.`,
      'No entregues nada por ese pedido.',
    ],
    cancelled_by_seller: ({ listing, other }) => [
      `${other} canceló el pedido de «${listing}»`,
      `${other} canceló el pedido de «${listing}», y se te devuelve todo tu dinero.`,
    ],
    refund_event_cancelled: ({ listing, amount }) => [
      `La organización canceló «${listing}»: ${amount} están en camino hacia ti`,
      `la organización canceló «${listing}». Te devolvemos todo lo que pagaste, ${amount}, al medio con el que pagaste.`,
      '{campus.refundWait} Te escribimos cuando llegue.',
    ],
    refund_sent: ({ listing, amount }) => [
      `${amount} están en camino hacia ti`,
      `te devolvemos ${amount} por «${listing}», al medio con el que pagaste.`,
      '{campus.refundWait} Te escribimos cuando llegue.',
    ],
    refunded_by_staff_buyer: ({ listing, amount, note }) => [
      `${amount} están en camino hacia ti`,
      `nuestro equipo decidió devolverte los ${amount} enteros que pagaste por «${listing}». El motivo: ${note}`,
      '{campus.refundWait} Te escribimos cuando llegue.',
    ],
    refunded_by_staff_seller: ({ listing, other, note }) => [
      `El dinero de «${listing}» vuelve a ${other}`,
      `nuestro equipo decidió devolver a ${other} el dinero retenido por «${listing}». El motivo: ${note}`,
      'No entregues lo que se compró. Si crees que es un error, escríbenos.',
    ],
    refund_arrived: ({ listing, amount }) => [
      `Has recuperado ${amount}`,
      `los ${amount} por «${listing}» se devolvieron al medio con el que pagaste.`,
    ],
    part_refund_arrived: ({ listing, amount, paid, net }) => [
      `Has recuperado ${amount}`,
      `${amount} de los ${paid} por «${listing}» se devolvieron al medio con el que pagaste. Al final has pagado ${net}.`,
    ],
    refund_failed: ({ listing, amount }) => [
      `Tu reembolso de «${listing}» se retrasa`,
      `los ${amount} por «${listing}» no se pudieron devolver al medio con el que pagaste. Siguen siendo tuyos.`,
      'Lo estamos resolviendo y te los enviamos de otra forma. No tienes que hacer nada.',
    ],
    mismatch_buyer: ({ listing, expected, paid }) => [
      'Te devolvemos tu pago',
      `«${listing}» cuesta ${expected}, pero el pago que llegó a {campus.name} fue de ${paid}. No lo hemos usado: se te devuelve entero por el mismo medio.`,
      'No tienes que hacer nada. Si todavía lo quieres, paga de nuevo desde su página.',
    ],
    mismatch_seller: ({ listing, expected, paid }) => [
      'Un pago para ti se devuelve al comprador',
      `un comprador debía pagar ${expected} por «${listing}», pero el pago que nos llegó fue de ${paid}. No lo hemos usado y se devuelve al comprador.`,
      'No entregues nada por ese pago. El comprador puede pagar de nuevo.',
    ],
    credit_given: ({ amount, note }) => [
      `Te abonamos ${amount}`,
      `nuestro equipo te ha dado un abono de ${amount}, a nuestro cargo. El motivo: ${note}`,
      'Se envía con tu próximo cobro a tu {campus.payoutAccount}. Si todavía no has indicado ninguna, hazlo en la página de tus cobros.',
    ],
    credit_withdrawn: ({ amount, note }) => [
      `Retiramos tu abono de ${amount}`,
      `nuestro equipo retiró el abono de ${amount} que te había dado y que aún no se había enviado. El motivo: ${note}`,
      'Si crees que es un error, escríbenos.',
    ],
    payout_paid: ({ amount, account, feeReturned }) => [
      `Se te enviaron ${amount}`,
      `enviamos ${amount} a tu {campus.payoutAccount} ${account}.`,
      ...(feeReturned === null
        ? []
        : [`Llegó tarde, así que la comisión de ${feeReturned} vuelve a ser tuya. Va con tu próximo cobro.`]),
    ],
    payout_failed: ({ amount, account, feeReturned }) => [
      `Tu cobro de ${amount} fue devuelto`,
      `tu {campus.payoutAccount} ${account} no aceptó los ${amount} que enviamos. El dinero es tuyo y espera con nosotros.`,
      ...(feeReturned === null ? [] : [`La comisión de ${feeReturned} también vuelve a ser tuya.`]),
      'Qué hacer ahora: revisa los datos de la cuenta y pide el cobro otra vez.',
    ],
    payout_limited: ({ amount, account, limit, feeReturned }) => [
      `Tu cobro de ${amount} se envía por partes`,
      `tu {campus.payoutAccount} ${account} no aceptó los ${amount} que enviamos, porque se alcanzó el límite de la cuenta. El dinero es tuyo. Desde el próximo cobro diario lo enviamos en partes de hasta ${limit} al día.`,
      ...(feeReturned === null ? [] : [`La comisión de ${feeReturned} también vuelve a ser tuya.`]),
      'Para recibir más de una vez, pide a tu red que suba el límite de la cuenta y guárdala otra vez. O guarda otra cuenta.',
    ],
    payout_limit_stopped: ({ amount, account, feeReturned }) => [
      `Tu cobro de ${amount} te espera`,
      `tu {campus.payoutAccount} ${account} no aceptó el dinero que enviamos, porque se alcanzó el límite de la cuenta. Los ${amount} son tuyos y esperan con nosotros. No enviamos nada más a esta cuenta.`,
      ...(feeReturned === null ? [] : [`La comisión de ${feeReturned} también vuelve a ser tuya.`]),
      'Qué hacer ahora: guarda otra cuenta. O pide a tu red que suba el límite de la cuenta y guarda esta otra vez.',
    ],
    dispute_opened_buyer: ({ listing, amount }) => [
      `Estamos revisando tu pedido de «${listing}»`,
      `tenemos tu aviso sobre «${listing}». Los ${amount} que pagaste siguen retenidos hasta que se resuelva.`,
      'La otra persona puede responder, y podéis llegar a un acuerdo. Si no, decide el equipo de moderación.',
    ],
    dispute_opened_seller: ({ listing, other, amount }) => [
      `${other} informó de un problema con «${listing}»`,
      `${other} informó de un problema con «${listing}». Los ${amount} que te corresponden siguen retenidos hasta que se resuelva.`,
      'Qué hacer ahora: lee lo que dice y responde con tu versión y fotos. Si no, el equipo de moderación decide sin ella.',
    ],
    dispute_answered: ({ listing, other }) => [
      `${other} respondió a tu aviso sobre «${listing}»`,
      `${other} respondió a lo que dijiste de «${listing}». Su respuesta está en el pedido.`,
    ],
    dispute_released_buyer: ({ listing, other, amount }) => [
      `Decidido: ${other} cobra por «${listing}»`,
      `el equipo de moderación revisó tu aviso sobre «${listing}» y dio la razón a ${other}, que recibe los ${amount}. El motivo está en el pedido.`,
    ],
    dispute_released_seller: ({ listing, amount }) => [
      `Decidido a tu favor: ${amount} por «${listing}» son tuyos`,
      `el equipo de moderación revisó el aviso sobre «${listing}» y te dio la razón. ${amount} llegan con tu próximo cobro.`,
    ],
    dispute_refunded_buyer: ({ listing, amount }) => [
      `Decidido a tu favor: se te devuelven ${amount} de «${listing}»`,
      `el equipo de moderación revisó tu aviso sobre «${listing}» y te dio la razón. Se te devuelven los ${amount} enteros.`,
    ],
    dispute_refunded_seller: ({ listing, other }) => [
      `Decidido: el dinero de «${listing}» vuelve a ${other}`,
      `el equipo de moderación revisó el aviso sobre «${listing}» y dio la razón a ${other}, que recupera el dinero. El motivo está en el pedido.`,
    ],
    dispute_withdrawn: ({ listing, other }) => [
      `${other} retiró el aviso sobre «${listing}»`,
      `${other} retiró el aviso sobre «${listing}», así que el pedido sigue donde estaba. El dinero sigue retenido hasta la entrega.`,
    ],
    dispute_conceded: ({ listing, other, amount }) => [
      `${other} acepta tu aviso: se te devuelven ${amount}`,
      `${other} acepta tu aviso sobre «${listing}». Se te devuelven los ${amount} enteros, al medio con el que pagaste.`,
      'Si todavía tienes lo que compraste, devuélvelo.',
    ],
    settlement_proposed: ({ listing, other, refund, payout }) => [
      `${other} propone un reembolso parcial de ${refund}`,
      `${other} propone un acuerdo para «${listing}»: ${refund} vuelven al comprador y el vendedor recibe ${payout}, descontadas las comisiones.`,
      'Acéptalo, recházalo o propón otro importe en el pedido. Mientras tanto, el dinero sigue retenido.',
    ],
    settlement_declined: ({ listing, other, refund }) => [
      `${other} rechazó un reembolso parcial de ${refund}`,
      `${other} rechazó tu reembolso parcial de ${refund} por «${listing}». Puedes proponer otro importe o esperar al equipo de moderación.`,
    ],
    settled_buyer: ({ listing, other, refund, payout }) => [
      `Acordado: se te devuelven ${refund} de «${listing}»`,
      `tú y ${other} llegasteis a un acuerdo sobre «${listing}»: ${refund} vuelven al medio con el que pagaste y ${other} recibe ${payout}, descontadas las comisiones.`,
    ],
    settled_seller: ({ listing, other, refund, payout }) => [
      `Acordado: ${payout} por «${listing}» son tuyos`,
      `tú y ${other} llegasteis a un acuerdo sobre «${listing}»: ${refund} vuelven a ${other} y ${payout}, descontadas las comisiones, llegan con tu próximo cobro.`,
    ],
    chargeback_raised_buyer: ({ listing, amount }) => [
      'Tu banco ha reclamado tu pago',
      `tu banco ha pedido a {campus.name} que devuelva ${amount} que pagaste por «${listing}».`,
      'Si no se lo pediste a tu banco, o si fue un error, llámalo. Mientras tanto, tu pedido no cambia.',
    ],
    chargeback_raised_frozen: ({ listing, amount }) => [
      'Un pago para ti está congelado',
      `el banco del comprador reclama ${amount} pagados por «${listing}». El dinero sigue retenido hasta que el banco decida.`,
      'No entregues nada hasta entonces. Respondemos al banco con vuestra conversación y el pedido: no tienes que hacer nada.',
    ],
    chargeback_raised_debt: ({ listing, amount }) => [
      'El banco de un comprador ha reclamado un pago',
      `el banco del comprador reclama el pago de «${listing}». Hasta que decida, retenemos ${amount} de tus próximos cobros.`,
      'Respondemos al banco con vuestra conversación, la entrega y el recibo. Si te da la razón, lo recibes todo.',
    ],
    chargeback_won_buyer: ({ listing }) => [
      'Tu banco ha decidido: el pago sigue en pie',
      `tu banco ha decidido que tu pago de «${listing}» sigue en pie. Tu pedido continúa como antes.`,
    ],
    chargeback_won_frozen: ({ listing }) => [
      'El banco te da la razón',
      `el banco del comprador ha decidido que el pago de «${listing}» sigue en pie. El pedido continúa: entrégalo y pide el código.`,
    ],
    chargeback_won_debt: ({ listing }) => [
      'El banco te da la razón',
      `el banco del comprador ha decidido que el pago de «${listing}» sigue en pie. Lo que retuvimos llega con tu próximo cobro.`,
    ],
    chargeback_lost_buyer: ({ listing, amount }) => [
      'Tu banco ha recuperado el pago',
      `tu banco ha recuperado ${amount} que pagaste por «${listing}». El dinero te lo devuelve el banco y el pedido se termina.`,
    ],
    chargeback_lost_frozen: ({ listing }) => [
      'El banco del comprador ha recuperado el pago',
      `el banco del comprador ha recuperado el pago de «${listing}». El pedido se termina: no entregues nada.`,
    ],
    chargeback_lost_debt: ({ listing, amount }) => [
      'El banco del comprador ha recuperado el pago',
      `el banco del comprador ha recuperado el pago de «${listing}». Debes los ${amount} que cobraste por él y se descuentan de tus próximos cobros.`,
    ],
    blocked_kept: ({ listing, other }) => [
      `${other} te bloqueó, y tu pedido «${listing}» sigue`,
      `${other} te bloqueó, pero deja abiertos los mensajes sobre «${listing}» hasta que termine el pedido.`,
      'Escribe sobre ello en el pedido. En lo demás, todo sigue igual.',
    ],
    blocked_buyer: ({ listing, other, amount }) => [
      `${other} te bloqueó: tu dinero para «${listing}» sigue retenido`,
      `${other} te bloqueó, así que no podéis escribiros. Los ${amount} que pagaste por «${listing}» siguen retenidos y, por ahora, no se liberan automáticamente.`,
      'Para recuperarlos, informa de un problema en el pedido.',
    ],
    blocked_seller: ({ listing, other, amount }) => [
      `${other} te bloqueó: el dinero de «${listing}» sigue retenido`,
      `${other} te bloqueó, así que no podéis escribiros. Tus ${amount} por «${listing}» siguen retenidos y, por ahora, no se liberan automáticamente.`,
      'Puedes cancelar el pedido, y el comprador recupera todo el dinero.',
    ],
    work_done: ({ listing, other, when }) => [
      `${other} ha terminado: «${listing}»`,
      `${other} dice que «${listing}» está hecho. Revísalo en tu pedido: libera el dinero o pide una revisión.`,
      `Si no dices nada, ${other} cobra el ${when}.`,
    ],
    work_sent_back: ({ listing, other, due, cancel }) => [
      `${other} pide una revisión: «${listing}»`,
      `${other} ha revisado «${listing}» y pide cambios. El motivo está en el pedido.`,
      `Márcalo otra vez como hecho antes del ${due}. Desde el ${cancel}, ${other} puede cancelar lo que no esté marcado como hecho.`,
    ],
    work_due: ({ listing, other, cancel }) => [
      `Para hoy: «${listing}»`,
      `«${listing}» ya debía estar hecho y no está marcado como hecho. Solo cobras cuando lo marcas.`,
      `Márcalo como hecho en el pedido. Desde el ${cancel}, ${other} puede cancelarlo y recuperar el dinero.`,
    ],
    work_overdue_buyer: ({ listing, other, due, refund }) => [
      `Puedes cancelar «${listing}»`,
      `${other} tenía que hacer «${listing}» antes del ${due} y no lo ha marcado como hecho.`,
      `Cancélalo en el pedido y recupera todo el dinero, o espera. Lo que no esté hecho el ${refund} se devuelve automáticamente.`,
    ],
    work_overdue_seller: ({ listing, other, due, refund }) => [
      `Con retraso: «${listing}»`,
      `«${listing}» tenía que estar el ${due}. ${other} ya puede cancelarlo y recuperar el dinero.`,
      `Márcalo como hecho en el pedido en cuanto lo esté. El ${refund} el dinero se devuelve automáticamente.`,
    ],
    work_refunded: ({ listing, other }) => [
      `El dinero de «${listing}» se devolvió`,
      `«${listing}» no se marcó como hecho en los 30 días después de su fecha, así que todo el dinero vuelve a ${other}.`,
    ],
    meetup_proposed: ({ listing, other, place, when }) => [
      `${other} propone quedar el ${when}`,
      `${other} propone quedar por «${listing}» el ${when}: ${place}.`,
      'Acéptalo o propón otro lugar y otra hora en el pedido. Lo que acordasteis antes ya no vale.',
    ],
    meetup_accepted: ({ listing, other, place, when }) => [
      `Acordado: quedas con ${other} el ${when}`,
      `${other} ha aceptado: quedáis por «${listing}» el ${when}: ${place}.`,
      'Te lo recordamos un día y una hora antes. Quedad donde haya gente y avisa a alguien de confianza.',
    ],
    meetup_declined: ({ listing, other, place, when }) => [
      `${other} no puede ir el ${when}`,
      `${other} no puede quedar por «${listing}» el ${when} (${place}). Propón otro lugar y otra hora en el pedido.`,
    ],
    meetup_due_day: ({ listing, other, place, when }) => [
      `Mañana quedas con ${other}`,
      `quedas con ${other} por «${listing}» el ${when}: ${place}.`,
      'Si no puedes ir, dilo ahora en el pedido.',
    ],
    meetup_due_hour: ({ listing, other, place, when }) => [
      `En una hora quedas con ${other}`,
      `quedas con ${other} por «${listing}» el ${when}: ${place}.`,
      'Quedad donde haya gente y avisa a alguien de confianza.',
    ],
    lesson_moved: ({ listing, other, when }) => [
      `${other} ha cambiado tu clase al ${when}`,
      `${other} ha cambiado tu clase «${listing}» al ${when}. Dura lo mismo y el dinero sigue retenido.`,
      'Si esa hora no te viene bien, escribíos desde el pedido.',
    ],
    lesson_moved_by_you: ({ listing, other, when }) => [
      `Tu clase es ahora el ${when}`,
      `has cambiado tu clase «${listing}» con ${other} al ${when}. El dinero sigue retenido hasta que os veáis.`,
      'El archivo de calendario del pedido tiene la hora nueva.',
    ],
    lesson_move_proposed: ({ listing, other, when }) => [
      `${other} propone otra hora: el ${when}`,
      `${other} propone cambiar tu clase «${listing}» al ${when}. Nada cambia hasta que aceptes.`,
      'Acéptalo o recházalo en el pedido.',
    ],
    lesson_due_day: ({ listing, other, when }) => [
      `Mañana tienes clase con ${other}`,
      `tu clase «${listing}» con ${other} empieza el ${when}.`,
      'Se puede cambiar hasta cuatro horas antes de que empiece. Acordad un lugar si aún no lo habéis hecho.',
    ],
    lesson_due_hour: ({ listing, other, when }) => [
      `En una hora tienes clase con ${other}`,
      `tu clase «${listing}» con ${other} empieza el ${when}.`,
      'Quedad donde haya gente y avisa a alguien de confianza.',
    ],
    series_due: ({ listing, other, when }) => [
      `Paga tu próxima clase con ${other}`,
      `tu clase semanal «${listing}» con ${other} es el ${when}. Te guardamos la hora hasta un día antes.`,
      'Págala en el pedido, o sáltate allí esta semana.',
    ],
    event_changed: ({ listing }) => [
      `«${listing}» ha cambiado`,
      `algo ha cambiado en «${listing}», al que vas a ir. El lugar y la hora nuevos están en su página.`,
    ],
    event_moved_holder: ({ listing, from, to, until }) => [
      `«${listing}» cambió de fecha o lugar`,
      `la organización cambió «${listing}», para el que tienes entrada.`,
      `Antes: ${from}.`,
      `Ahora: ${to}.`,
      `Tu entrada sigue valiendo. Si no puedes ir, cancela tu pedido antes del ${until} y recuperas todo tu dinero.`,
    ],
    event_moved_guest: ({ listing, from, to }) => [
      `«${listing}» cambió de fecha o lugar`,
      `la organización cambió «${listing}», al que vas.`,
      `Antes: ${from}.`,
      `Ahora: ${to}.`,
    ],
    event_moved_waiting: ({ listing, from, to }) => [
      `«${listing}», que esperas, cambió de fecha o lugar`,
      `la organización cambió «${listing}». Conservas tu puesto en la lista de espera.`,
      `Antes: ${from}.`,
      `Ahora: ${to}.`,
    ],
    event_cancelled: ({ listing }) => [
      `«${listing}» se cancela`,
      `«${listing}», al que ibas a ir, fue cancelado por la organización. Si pagaste una entrada, se te devuelve todo el dinero.`,
    ],
    event_message: ({ listing, other, text }) => [
      `${other} te escribió sobre «${listing}»`,
      ...(text === null
        ? ([
            `${other}, que organiza «${listing}», escribió a quienes van.`,
            'Abre la página del evento para leerlo.',
          ] as const)
        : ([`${other}, que organiza «${listing}», escribió a quienes van:`, text] as const)),
    ],
    event_moved_up: ({ listing }) => [
      `Tienes plaza en «${listing}»`,
      `has salido de la lista de espera: tienes plaza en «${listing}». Si no puedes ir, renuncia en su página.`,
    ],
    event_offered: ({ listing }) => [
      `Te guardamos una entrada para «${listing}»`,
      `ha quedado libre una entrada para «${listing}» y te la guardamos 2 horas. Págala en su página antes.`,
    ],
  },
};
