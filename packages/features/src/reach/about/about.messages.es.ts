import type { AboutMessages } from './about.messages.js';

export const messages: AboutMessages = {
  title: 'Quiénes somos',
  intro: 'Compra, vende, aprende y gana en el campus, sin dar dinero a desconocidos.',
  valuesTitle: 'En qué creemos',
  values: [
    {
      title: 'Nadie paga a un desconocido',
      text: 'El dinero se retiene hasta que os veis y se enseña el código.',
    },
    {
      title: 'Solo estudiantes',
      text: 'Todos han verificado su correo de estudiante. Sin excepciones.',
    },
    { title: 'Ligero en datos', text: 'Páginas pequeñas, imágenes aún menores, y nada que te siga.' },
    { title: 'Precios claros', text: 'Cada comisión se ve antes de pagar, hasta el {campus.minorUnit}.' },
  ],
  storyTitle: 'Nuestra historia',
  story: [
    'Empezó con un colchón, pagado por adelantado a un vendedor de un grupo de cuatro mil personas, y nunca visto. Todos a quienes preguntamos tenían una historia parecida.',
    'Así que construimos una lista donde solo publican estudiantes y un pago que espera a que os veáis.',
  ],
  teamTitle: 'El equipo',
  team: [
    {
      title: 'Producto e ingeniería',
      text: 'Construye el sitio y lo mide en los móviles que tienen los estudiantes.',
    },
    {
      title: 'Confianza y seguridad',
      text: 'Lee cada denuncia y decide las disputas. Cada decisión queda registrada.',
    },
    {
      title: 'Atención en el campus',
      text: 'Responde a tus mensajes de lunes a viernes y conoce el campus como la palma de su mano.',
    },
  ],
  aimsTitle: 'Adónde vamos',
  aims: [
    'Cada estudiante, en cada campus',
    'Trabajo pagado en cada residencia',
    'Empresas que buscan gente primero aquí',
  ],
  socialTitle: 'Síguenos',
  callTitle: 'Compruébalo',
  callText: 'Bastan dos minutos y tu correo de estudiante.',
  signUp: 'Regístrate ahora',
  dashboard: 'Ir al panel',
};
