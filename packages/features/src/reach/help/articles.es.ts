import type { Articles } from './articles.js';

export const messages: Articles = {
  'create-account': {
    title: 'Cómo crear una cuenta',
    blocks: [
      'Necesitas un correo de una de las [{campus.universities} universidades](universities) y tener 18 años o más.',
      {
        steps: [
          'Abre [Registro](register) y escribe tu nombre completo.',
          'Elige tu universidad. Su terminación aparece tras tu usuario de correo; algunas tienen dos para elegir.',
          'Elige una contraseña: al menos 8 caracteres con una minúscula, una mayúscula y un número.',
          'Abre tu buzón universitario y escribe el código de seis cifras. Vale 10 minutos.',
        ],
      },
      'Eso es todo: ya estás dentro. Si el código no llega, lee [Mi código no llega](help/code-not-arriving).',
    ],
  },
  'set-up-profile': {
    title: 'Completar tu perfil',
    blocks: [
      'Tu perfil decide si alguien queda contigo. Dos minutos bastan:',
      {
        list: [
          'una foto en la que se reconozca tu cara en el punto de encuentro',
          'tu nombre real',
          'una o dos frases sobre ti: tu carrera, tu residencia, qué se te da bien',
        ],
      },
      'Abre Perfil en el menú y pulsa Editar perfil. Tu universidad viene de tu correo y no se cambia a mano. Tu correo nunca se muestra a otros.',
    ],
  },
  'first-task': {
    title: 'Encontrar tu primera tarea',
    blocks: [
      'El trabajo pagado está en {campus.paidHives}.',
      {
        steps: [
          'Abre las [Colmenas](hives) y elige {campus.anyPaidHive}. Filtra por tu universidad y el precio.',
          'Lee la tarea hasta el final, solicítala y di en dos frases por qué tú y cuándo puedes.',
          'El autor elige a una persona. Recibes un aviso y una conversación.',
          'Empieza cuando el autor haya pagado: la tarea dice entonces que el dinero está retenido.',
        ],
      },
      { note: 'Nunca empieces, ni compres material, antes de que el dinero esté retenido.' },
    ],
  },
  'payment-methods': {
    title: 'Formas de pago',
    blocks: [
      'Puedes pagar {campus.waysToPay}. Los pagos pasan por {campus.provider}; nunca vemos tu PIN ni tu tarjeta.',
      {
        list: [
          '{campus.promptNetworks}: aprueba el aviso en tu móvil. Espera unos tres minutos.',
          '{campus.voucherNetworks}: marca el código que se muestra para obtener un vale y escríbelo.',
          'Tarjeta: en la página de {campus.provider}, con la confirmación de tu banco.',
        ],
      },
      'El artículo queda reservado 15 minutos mientras pagas. Si se va la red, mira [Transacciones](payments): el resultado aparece ahí.',
    ],
  },
  'task-completion': {
    title: 'Cómo se completa una tarea',
    blocks: [
      'Una tarea pasa por cinco etapas:',
      {
        steps: [
          'Abierta: los estudiantes la solicitan.',
          'Asignada: el autor ha elegido a alguien.',
          'Pagada: {campus.name} retiene el dinero del autor.',
          'Hecha: entregas el trabajo o el paquete, el autor enseña el código de seis cifras y lo escribes.',
          'Completada: el dinero es tuyo, menos comisiones, y ambos podéis opinar.',
        ],
      },
      'Cuando marcas el trabajo como hecho, el autor tiene 7 días para revisarlo. Lo acepta, pide una revisión o abre una disputa. Si no, el dinero es tuyo.',
      'El trabajo que no se marca como hecho en los 3 días después de su fecha puede cancelarlo el autor, que recupera todo. A los 30 días se devuelve automáticamente.',
      'Una tarea cara se puede pagar por etapas que acordáis entre los dos. Cada una se paga, se hace y se libera antes de pagar la siguiente.',
    ],
  },
  ratings: {
    title: 'Cómo funcionan las valoraciones',
    blocks: [
      'Tras un pedido completado, cada parte puede dar de 1 a 5 estrellas y unas palabras, una vez.',
      'Una reseña se muestra en cuanto ambas están escritas, o a los 7 días. Así nadie responde a una reseña con otra peor.',
      'Tu valoración es la media de las reseñas mostradas. Hasta la primera, tu perfil dice que no hay ninguna: no es mala nota.',
      'Las reseñas no se compran ni se quitan a petición. Una que insulta o cuenta cosas privadas se puede [denunciar](help/report-block).',
    ],
  },
  'held-money': {
    title: 'Cómo funciona el dinero retenido',
    blocks: [
      'Cuando pagas, el vendedor aún no recibe nada. El dinero espera en {campus.name} hasta que os veis.',
      {
        list: [
          'Das tu código: el dinero va al vendedor.',
          'Abres una disputa: el dinero se congela hasta que decide el equipo de moderación.',
          'Ni lo uno ni lo otro en 7 días: el dinero va al vendedor. En tareas, servicios y recados los 7 días empiezan cuando el trabajo se marca como hecho.',
          'El vendedor cancela, o el artículo ya era de otra persona: se te devuelve todo.',
          'Quien organiza un evento no recibe nada antes de que empiece. Si se cancela, se te devuelve todo.',
        ],
      },
      {
        note: 'Esto solo protege lo pagado en {campus.name}. El efectivo y las transferencias directas son entre tú y la otra persona.',
      },
    ],
  },
  'handover-code': {
    title: 'Tu código de entrega',
    blocks: [
      'Cada pedido pagado tiene un código de seis cifras, también como código QR. Solo lo ve el comprador, en la página del pedido, en [Transacciones](payments).',
      {
        steps: [
          'Queda en el campus, de día.',
          'Mira el artículo, enciéndelo, cuenta las piezas.',
          '¿Todo bien? Enseña el código. El vendedor lo escribe o lo escanea.',
          'El dinero se libera en ese momento.',
        ],
      },
      '¿Sin red donde quedáis? Abre el pedido una vez cuando la tengas. Después tu teléfono puede mostrar un vale en la misma página, y el del vendedor lo comprueba sin red.',
      'Tras cinco intentos erróneos el código se bloquea un rato. No lo envíes nunca por mensaje: quien lo tiene, tiene tu dinero.',
    ],
  },
  'disputes-refunds': {
    title: 'Disputas y reembolsos',
    blocks: [
      'Abre el pedido en [Transacciones](payments) y abre una disputa mientras el dinero siga retenido. Di qué se acordó y qué pasó; las fotos ayudan.',
      'El dinero se congela al momento. Se oye a la otra parte y el equipo de moderación decide, normalmente en 5 días laborables: pago al vendedor o reembolso. A ambos se os dice por qué.',
      'El reembolso incluye las comisiones y vuelve por el mismo camino. {campus.refundTimes}',
      'Mientras la otra parte no haya pagado ni empezado, un pedido se puede cancelar sin más.',
    ],
  },
  'post-listing': {
    title: 'Publicar un buen anuncio',
    blocks: [
      'Pulsa [Publicar](post), elige la colmena y rellena su formulario. Lo que ayuda a vender:',
      {
        list: [
          'fotos con luz de día, de esa misma cosa, con sus rayas; hasta ocho',
          'un título que alguien buscaría: «HP EliteBook 840 G6, 16 GB», no «Vendo portátil»',
          'el precio que quieres. Mira lo que piden otros.',
          'un lugar de recogida que todos conozcan',
        ],
      },
      'Sigue abierto 60 días; tres días antes del final te avisamos. Puedes cambiarlo o cerrarlo cuando quieras. Mientras alguien lo paga, aparece como reservado.',
    ],
  },
  fees: {
    title: 'Cuánto cuesta',
    blocks: [
      'Unirse, publicar y escribir es gratis. Solo los pagos llevan comisión, y la ves antes.',
      {
        table: [
          ['Tipo de venta', 'Paga quien compra', 'Recibe quien vende'],
          [
            'Artículos, clases, entradas',
            'precio + {campus.purchasePlatformRate} + {campus.purchaseProcessingRate}',
            'precio − {campus.purchasePayoutRate}',
          ],
          [
            'Entregas y trabajos',
            'precio + {campus.gigProcessingRate}',
            'precio − {campus.gigPlatformRate} − {campus.gigPayoutRate}',
          ],
        ],
      },
      'Ejemplo: un trabajo de {campus.examplePrice}. El autor paga {campus.exampleTotal}, quien trabaja recibe {campus.examplePayout}. Más en [Precios](pricing).',
    ],
  },
  'getting-paid': {
    title: 'Cobrar tu dinero',
    blocks: [
      'El dinero liberado va a una {campus.payoutAccountKinds} a tu nombre{campus.ofNetworks}. Indícala en Ajustes, Facturación; comprobamos el nombre del número.',
      {
        list: [
          'Desde {campus.payoutMinimum} pagamos solos una vez al día.',
          'Cobrar ahora lo envía al momento, por {campus.instantFee}.',
          'Por debajo de {campus.payoutMinimum} espera a que haya más, o a que pulses Cobrar ahora.',
          'Una cuenta nueva o cambiada recibe su primer pago a las 24 horas.',
          'Lo que supera el límite diario de tu cuenta sale al día siguiente.',
        ],
      },
      'Un cobro que falla (número erróneo, cuenta llena) vuelve a tu saldo, y recibes un aviso.',
    ],
  },
  'code-not-arriving': {
    title: 'Mi código no llega',
    blocks: [
      {
        list: [
          'Mira en correo no deseado y en «Otros». Los buzones universitarios son estrictos.',
          'Revisa el final del correo. Algunas universidades tienen uno aparte para estudiantes.',
          'A los 60 segundos puedes pedirlo otra vez. Mientras valga, llega el mismo código.',
          'Tras cinco intentos erróneos un código queda anulado: pide otro.',
          'Enviamos como mucho cinco códigos por hora y diez al día a una dirección.',
          'El buzón puede estar lleno, o aún sin abrir por el servicio informático.',
        ],
      },
      '¿Nada ayuda? [Escríbenos](contact) con tu nombre y universidad, desde cualquier correo.',
    ],
  },
  'keep-account-safe': {
    title: 'Mantener segura tu cuenta',
    blocks: [
      {
        list: [
          'Usa una contraseña que no uses en otro sitio.',
          'En Ajustes, Seguridad ves cada dispositivo con sesión abierta y puedes cerrarla.',
          'Al cambiar la contraseña se cierran las demás sesiones.',
          'No marques «Recordarme» en un ordenador compartido.',
        ],
      },
      '¿Olvidaste la contraseña? Usa «¿Olvidaste tu contraseña?» al iniciar sesión. El enlace vale una vez, durante una hora.',
      { note: 'Nadie de {campus.name} pide nunca tu contraseña, tu PIN ni un código.' },
    ],
  },
  'your-data': {
    title: 'Tus datos: verlos, llevártelos, borrarlos',
    blocks: [
      'En Ajustes puedes descargar un archivo con todo lo que sabemos de ti y borrar tu cuenta. Se puede en cuanto no haya dinero tuyo en curso.',
      'Perfil, anuncios y guardados se van al momento. Los mensajes se quedan con quienes los recibieron, como «Usuario desconocido»; los registros de pagos quedan como pide la ley.',
      'Qué ven otros y tus derechos según la ley {campus.ofCountry} están en la [Política de privacidad](privacy). Lo que guarda tu navegador, en la [Política de cookies](cookies).',
    ],
  },
  scams: {
    title: 'Estafas que conviene conocer',
    blocks: [
      {
        list: [
          '«Envía la mitad antes, tengo muchos compradores.» Aquí nadie necesita adelantos: el dinero está retenido.',
          '«Dame tu código para reservártelo.» El código es el dinero.',
          '«Paga a este número, sale más barato sin comisión.» Entonces nada está retenido.',
          '«Te envié de más por error, devuélvelo.» Mira tu saldo, no un mensaje.',
          'Un trabajo que te pide pagar formación o inscripción.',
        ],
      },
      'Deja de escribir, [denuncia](help/report-block) la conversación y guarda los mensajes: son la prueba.',
    ],
  },
  'report-block': {
    title: 'Denunciar y bloquear',
    blocks: [
      'Denunciar está en cada anuncio, mensaje y perfil. Elige un motivo y di qué pasó. La otra parte no sabe quién denunció.',
      'El equipo de moderación revisa cada denuncia. Un anuncio denunciado por tres personas se oculta hasta entonces. Un archivo compartido sin permiso se oculta cuando lo pide una segunda persona, o 24 horas después de la primera.',
      'Bloquear, en un perfil o una conversación, impide al momento que alguien te escriba. No se lo avisamos. Si hay un pedido abierto entre vosotros, eliges: cancelarlo con un reembolso total, o dejar abiertos los mensajes sobre él hasta que termine. Solo se le avisa de ese pedido.',
      'Si estás en peligro, llama primero a la policía ({campus.emergency}) o a la seguridad del campus.',
    ],
  },
};
