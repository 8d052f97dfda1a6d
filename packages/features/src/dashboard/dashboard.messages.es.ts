import type { DashboardMessages } from './dashboard.messages.js';

export const messages: DashboardMessages = {
  welcomeBack: (name) => `Hola de nuevo, ${name}`,
  welcome: (name) => `Te damos la bienvenida, ${name}`,
  now: 'Te espera',
  steps: {
    someone: 'la otra persona',
    keptUntil: (time) => `Reservado para ti hasta ${time}`,
    pay: (title) => `Paga ${title}`,
    payFact: (amount) => `${amount}. Aún no se te ha cobrado nada.`,
    payAction: 'Seguir con el pago',
    timeOpen: 'Sin hora acordada',
    answer: 'Responde: ¿dónde y cuándo?',
    answerAction: 'Responder',
    timeAt: (time, place) => `${time} · ${place}`,
    meet: (name, title) => `Queda con ${name}: ${title}`,
    held: (amount, until) =>
      until === null
        ? `${amount} retenidos hasta que os veáis.`
        : `${amount} retenidos hasta que os veáis, o hasta el ${until}.`,
    yours: (amount, until) =>
      until === null ? `Recibes ${amount} con el código.` : `Recibes ${amount} con el código, o el ${until}.`,
    showCode: 'Mostrar mi código',
    enterCode: 'Introducir el código',
    applicants: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
    choose: (title) => `Elige a alguien: ${title}`,
    chooseFact: 'No se paga nada antes de que elijas.',
    chooseAction: 'Ver las solicitudes',
    taskDue: (title) => `Termina: ${title}`,
    taskDueFact: 'Dijiste que lo harías para entonces.',
    seeTask: 'Ver la tarea',
    listingEnds: (title) => `${title} termina pronto`,
    listingEndsFact: 'Cambia la fecha o vuelve a publicarlo después.',
    seeListing: 'Ver el anuncio',
    unread: (count) => (count === 1 ? '1 conversación sin leer' : `${count} conversaciones sin leer`),
    wrote: (name, others) =>
      others === 0
        ? `${name} te escribió`
        : others === 1
          ? `${name} y 1 persona más te escribieron`
          : `${name} y ${others} personas más te escribieron`,
    wroteFact: 'Responder pronto ayuda a vender.',
    reply: 'Responder',
  },
  fallbackName: 'Estudiante',
  totalEarnings: 'Ganancias totales',
  pendingEarnings: 'Ganancias pendientes',
  expected: 'Previstas en 7 días',
  completedTasks: 'Tareas completadas',
  activeApplications: 'Solicitudes activas',
  activity: 'Resumen de actividad',
  span: 'Periodo',
  week: 'Semana',
  month: 'Mes',
  year: 'Año',
  time: 'Periodo',
  earned: 'Ganado',
  noActivity: 'Aún no has ganado nada en este periodo.',
  firstSteps: 'Lo que ganes aparece aquí. Vende lo que ya no usas, o acepta una tarea.',
  post: 'Publicar una tarea',
  findTask: 'Buscar una tarea',
  deadlines: 'Próximos plazos',
  noDeadlines: 'No vence nada. Disfruta del día.',
  kinds: {
    release: 'Se libera el pago',
    task: 'Vence la tarea',
    listing: 'Termina tu anuncio',
    session: 'Empieza la sesión reservada',
  },
  recommended: 'Recomendado para ti',
  browseAll: 'Ver todo',
  noRecommended: 'No hay nada abierto ahora. Publica tú primero.',
  recent: 'Actividad reciente',
  noRecent: 'Aquí aparecerá lo que pase con tus anuncios, mensajes y pagos.',
  failed: 'No se pudo cargar tu panel.',
  retry: 'Reintentar',
};
