import type { AboutMessages } from './about.messages.js';

export const messages: AboutMessages = {
  title: 'Quiénes somos',
  intro:
    '{campus.name} es donde los estudiantes verificados de las universidades {campus.ofCountry} compran, venden, dan clases, entregan y ganan, sin dar dinero a desconocidos.',
  missionTitle: 'Nuestra misión',
  mission:
    'Cada campus está lleno de cosas, talentos y recados que alguien necesita a dos residencias de distancia. Lo que falta es confianza: se teme pagar primero y se teme entregar primero. Retenemos el dinero entre ambos y solo dejamos entrar a estudiantes, para que tratar con alguien desconocido sea tan seguro como con un amigo.',
  valuesTitle: 'En qué creemos',
  values: [
    {
      title: 'Nadie paga a un desconocido',
      text: 'El dinero se retiene hasta que os veis y se enseña el código.',
    },
    {
      title: 'Solo estudiantes',
      text: 'Todos han verificado su correo universitario. Sin excepciones ni invitados.',
    },
    { title: 'Ligero en datos', text: 'Páginas pequeñas, imágenes aún menores, y nada que te siga.' },
    { title: 'Precios claros', text: 'Cada comisión se ve antes de pagar, hasta el {campus.minorUnit}.' },
  ],
  storyTitle: 'Nuestra historia',
  story: [
    'Empezó con un colchón. Pagado por adelantado con dinero móvil a un vendedor de un grupo de cuatro mil personas, y nunca visto. Todos a quienes preguntamos tenían una historia parecida.',
    'Así que construimos lo más pequeño que lo habría evitado: una lista donde solo publican estudiantes y un pago que espera un apretón de manos. Después vinieron las clases, las entregas, los eventos, los apuntes y el trabajo pagado, porque la misma confianza sirve para todo.',
  ],
  teamTitle: 'El equipo',
  team: [
    {
      title: 'Producto e ingeniería',
      text: 'Construye el sitio y lo mide en los móviles que tienen los estudiantes.',
    },
    {
      title: 'Confianza y seguridad',
      text: 'Lee cada denuncia, decide las disputas y responde de cada decisión registrada.',
    },
    {
      title: 'Atención en el campus',
      text: 'Responde a tus mensajes de lunes a viernes y conoce el campus como la palma de su mano.',
    },
  ],
  aimsTitle: 'Adónde vamos',
  aimsText: 'Preferimos llegar a presumir: aquí no hay cifras redondas.',
  aims: [
    'Cada estudiante, en cada campus',
    'Trabajo pagado en cada residencia',
    'Empresas que buscan gente primero aquí',
  ],
  socialTitle: 'Síguenos',
  callTitle: 'Compruébalo',
  callText: 'Unirse lleva dos minutos y tu correo universitario.',
  signUp: 'Regístrate ahora',
  dashboard: 'Ir al panel',
};
