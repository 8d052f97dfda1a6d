import type { HiveInput } from '@campushive/contract/define-campus';

/** Rooms, from a bed in a hostel to a chamber and hall. A buyer pays the deposit into held money, or the rent where there is none. */
const ROOMS: HiveInput = {
  name: 'rooms',
  title: 'Rooms',
  titles: { fr: 'Logements', es: 'Habitaciones' },
  description: 'Find a bed, a room or a roommate near campus',
  descriptions: {
    fr: 'Trouver un lit, une chambre ou un colocataire près du campus',
    es: 'Encuentra una cama, una habitación o con quién compartirla cerca del campus',
  },
  icon: 'house',
  colour: 'archive',
  sale: 'purchase',
  perField: 'period',
  depositField: 'deposit',
  needsPhoto: true,
  fields: [
    {
      id: 'kind',
      label: { en: 'Kind of room', fr: 'Type de logement', es: 'Tipo de habitación' },
      kind: 'choice',
      required: true,
      onCard: true,
      choices: [
        { id: 'hostel-bed', label: { en: 'Bed in a hostel', fr: 'Lit en foyer', es: 'Cama en residencia' } },
        {
          id: 'shared',
          label: { en: 'Shared room', fr: 'Chambre partagée', es: 'Habitación compartida' },
        },
        { id: 'single', label: { en: 'Single room', fr: 'Chambre seule', es: 'Habitación individual' } },
        {
          id: 'self-contained',
          label: { en: 'Self-contained', fr: 'Studio avec douche', es: 'Estudio con baño' },
        },
        {
          id: 'chamber-and-hall',
          label: { en: 'Chamber and hall', fr: 'Chambre et salon', es: 'Dormitorio y sala' },
        },
      ],
    },
    {
      id: 'period',
      label: { en: 'The rent is', fr: 'Le loyer se paie', es: 'El alquiler es' },
      kind: 'choice',
      required: true,
      initial: 'semester',
      choices: [
        { id: 'semester', label: { en: 'per semester', fr: 'par semestre', es: 'por semestre' } },
        { id: 'year', label: { en: 'per year', fr: 'par an', es: 'por año' } },
        { id: 'month', label: { en: 'per month', fr: 'par mois', es: 'por mes' } },
      ],
    },
    {
      id: 'deposit',
      label: { en: 'Deposit', fr: 'Caution', es: 'Fianza' },
      kind: 'money',
      hint: {
        en: 'Paid here and held until you hand the keys over. Without a deposit, the rent is paid here.',
        fr: 'Payée ici et gardée jusqu’à la remise des clés. Sans caution, le loyer est payé ici.',
        es: 'Se paga aquí y se retiene hasta que entregues las llaves. Sin fianza, aquí se paga el alquiler.',
      },
    },
    {
      id: 'where',
      label: { en: 'Hostel or area', fr: 'Foyer ou quartier', es: 'Residencia o barrio' },
      kind: 'place',
      required: true,
      onCard: true,
      hint: {
        en: 'Such as Evandy Hostel, or Ayeduase.',
        fr: 'Par exemple Evandy Hostel, ou Ayeduase.',
        es: 'Por ejemplo, Evandy Hostel o Ayeduase.',
      },
    },
    {
      id: 'freeFrom',
      label: { en: 'Free from', fr: 'Libre à partir du', es: 'Libre desde' },
      kind: 'date',
      required: true,
    },
    {
      id: 'gender',
      label: { en: 'Open to', fr: 'Ouvert à', es: 'Para' },
      kind: 'choice',
      required: true,
      initial: 'anyone',
      choices: [
        { id: 'anyone', label: { en: 'Anyone', fr: 'Toute personne', es: 'Cualquiera' } },
        { id: 'women', label: { en: 'Women', fr: 'Femmes', es: 'Mujeres' } },
        { id: 'men', label: { en: 'Men', fr: 'Hommes', es: 'Hombres' } },
      ],
    },
    {
      id: 'sharedBy',
      label: { en: 'Shared by', fr: 'Partagé par', es: 'Compartida por' },
      kind: 'number',
      unit: { en: 'people', fr: 'personnes', es: 'personas' },
      min: 2,
      max: 12,
    },
    { id: 'furnished', label: { en: 'Furnished', fr: 'Meublé', es: 'Amueblada' }, kind: 'switch' },
  ],
};

/** Lost and found: free, for three days. */
const LOST_FOUND: HiveInput = {
  name: 'lost-found',
  title: 'Lost & found',
  titles: { fr: 'Objets trouvés', es: 'Perdidos' },
  description: 'Ask for what you lost, or return what you found',
  descriptions: {
    fr: 'Chercher ce que vous avez perdu, ou rendre ce que vous avez trouvé',
    es: 'Busca lo que perdiste o devuelve lo que encontraste',
  },
  icon: 'search',
  colour: 'buzz',
  sale: 'none',
  daysListed: 3,
  fields: [
    {
      id: 'what',
      label: { en: 'Lost or found', fr: 'Perdu ou trouvé', es: 'Perdido o encontrado' },
      kind: 'choice',
      required: true,
      onCard: true,
      choices: [
        { id: 'lost', label: { en: 'Lost', fr: 'Perdu', es: 'Perdido' } },
        { id: 'found', label: { en: 'Found', fr: 'Trouvé', es: 'Encontrado' } },
      ],
    },
    {
      id: 'where',
      label: { en: 'Where', fr: 'Où', es: 'Dónde' },
      kind: 'place',
      required: true,
      onCard: true,
      hint: {
        en: 'Where you saw it last, or picked it up.',
        fr: 'Là où vous l’avez vu pour la dernière fois, ou ramassé.',
        es: 'Donde lo viste por última vez o lo recogiste.',
      },
    },
    { id: 'day', label: { en: 'Day', fr: 'Jour', es: 'Día' }, kind: 'date', required: true },
  ],
};

/** Lifts home and to town: free, for a week. */
const RIDES: HiveInput = {
  name: 'rides',
  title: 'Rides',
  titles: { fr: 'Trajets', es: 'Viajes' },
  description: 'Share the way home or into town',
  descriptions: {
    fr: 'Partager la route vers la maison ou la ville',
    es: 'Comparte el camino a casa o a la ciudad',
  },
  icon: 'car',
  colour: 'logistics',
  sale: 'none',
  daysListed: 7,
  fields: [
    {
      id: 'offer',
      label: { en: 'You have', fr: 'Vous proposez', es: 'Tienes' },
      kind: 'choice',
      required: true,
      choices: [
        { id: 'seats', label: { en: 'Seats to share', fr: 'Des places', es: 'Plazas libres' } },
        { id: 'needs-seat', label: { en: 'No ride yet', fr: 'Une recherche', es: 'Busco plaza' } },
      ],
    },
    {
      id: 'to',
      label: { en: 'To', fr: 'Vers', es: 'Hacia' },
      kind: 'place',
      required: true,
      onCard: true,
    },
    { id: 'from', label: { en: 'From', fr: 'Depuis', es: 'Desde' }, kind: 'place', required: true },
    {
      id: 'day',
      label: { en: 'Day', fr: 'Jour', es: 'Día' },
      kind: 'date',
      required: true,
      onCard: true,
    },
    {
      id: 'leaves',
      label: { en: 'Leaves at', fr: 'Départ à', es: 'Sale a las' },
      kind: 'text',
      hint: { en: 'Such as 3 pm.', fr: 'Par exemple 15 h.', es: 'Por ejemplo, 15:00.' },
    },
    {
      id: 'seats',
      label: { en: 'Seats', fr: 'Places', es: 'Plazas' },
      kind: 'number',
      min: 1,
      max: 60,
    },
  ],
};

/** Hives that exist as data alone. */
export const OWN_HIVES: readonly HiveInput[] = [ROOMS, LOST_FOUND, RIDES];
