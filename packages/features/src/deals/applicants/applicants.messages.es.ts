import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import { formatCount } from '../../kernel/count.js';
import type { ApplicantsMessages } from './applicants.messages.js';

export const messages: ApplicantsMessages = {
  title: 'Solicitudes',
  count: (count) =>
    count === 1
      ? '1 estudiante la ha solicitado'
      : `${formatCount(count, 'es')} estudiantes la han solicitado`,
  emptyTitle: 'Nadie la ha solicitado aún',
  emptyText: 'Te avisaremos en cuanto alguien lo haga. Comparte la tarea para encontrar antes a alguien.',
  failed: 'No se pudieron cargar las solicitudes.',
  missing: 'Esta tarea no existe o no es tuya.',
  more: 'Mostrar más',
  backToTask: 'Volver a la tarea',
  myListings: 'Mis anuncios',
  applied: (when) => `Solicitada ${when}`,
  deletedUser: UNKNOWN_USER.es,
  verified: 'Estudiante verificado',
  asks: (amount) => `Pide ${amount}`,
  has: 'Tiene la tarea',
  message: 'Escribir',
  opening: 'Abriendo...',
  messageFailed: 'No se pudo empezar la conversación. Inténtalo de nuevo.',
  choose: 'Elegir',
  chooseLabel: (name) => `Elegir a ${name}`,
  chooseTitle: (name) => `¿Elegir a ${name}?`,
  chooseText:
    'Se lo decimos enseguida, y también a los demás que la solicitaron. Pagas cuando estéis de acuerdo.',
  chooseAtText: (price, total) =>
    `Acordáis ${price}: con la comisión pagas ${total}. Se lo decimos enseguida, y también a los demás que la solicitaron.`,
  choosing: 'Asignando...',
  chosen: (name) => `${name} tiene la tarea`,
  chooseFailed: 'No se pudo asignar la tarea. Inténtalo de nuevo.',
  takeBack: 'Reasignar',
  takeBackTitle: (name) => `¿Quitar la tarea a ${name}?`,
  takeBackText: 'Le avisamos de que la tarea ya no es suya, y todos pueden solicitarla otra vez.',
  takingBack: 'Reasignando...',
  takenBack: 'La tarea vuelve a estar abierta',
  pay: (amount) => `Pagar ${amount}`,
  payText: 'El dinero se retiene hasta que el trabajo esté hecho y muestres tu código.',
  showCode: 'Mostrar mi código',
  paid: 'Pagado y retenido. Muestra tu código cuando el trabajo esté hecho.',
  over: 'Esta tarea ya no está abierta.',
  cancel: 'Cancelar',
  invitedTitle: 'Invitaciones',
  invitationStatuses: { invited: 'En espera', applied: 'La solicitó', declined: 'Rechazó' },
  suggestedTitle: 'Invitar a estudiantes',
  suggestedText: 'Ya han hecho trabajos así. Puedes invitar a cada persona una vez.',
  completed: (count) => (count === 1 ? '1 tarea hecha' : `${formatCount(count, 'es')} tareas hechas`),
  invite: 'Invitar',
  inviteLabel: (name) => `Invitar a ${name}`,
  invited: (name) => `Invitaste a ${name}`,
  inviteFailed: 'No se pudo enviar la invitación. Inténtalo de nuevo.',
};
