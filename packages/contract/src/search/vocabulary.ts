import type { HiveName } from '../catalogue/hives.js';

/** Typed words and their equivalents in listings. Words are folded: lower case, without accents and punctuation. */
export interface SearchVocabulary {
  readonly synonyms: readonly Synonym[];
  readonly intents: readonly Intent[];
  /** Filler words, ignored unless nothing else was typed. */
  readonly ignored: readonly string[];
}

export interface Synonym {
  /** Words and phrases with the same meaning, in any language or common spelling. */
  readonly typed: readonly string[];
  /** Words and phrases that a listing may use instead, such as a model. */
  readonly finds: readonly string[];
  /** Words of a title that make it a different item: a laptop *bag* is no laptop. Such listings rank last. */
  readonly except?: readonly string[] | undefined;
}

/** Words that name a hive instead of words in the text, such as "tutor" in "maths tutor". */
export interface Intent {
  readonly typed: readonly string[];
  readonly hive: HiveName;
}

/** The base vocabulary of every campus, which adds its own words. English, French and chat spellings. */
export const BASE_VOCABULARY: SearchVocabulary = {
  ignored: words(
    'a affordable an and any are around at best buy buying can cheap cost de des do does du el find for from fresh get good have how i in is it la le les looking me much my near need needed new nice no of on or original pas person please pour price pls quality quick sale second secondhand sell selling some somebody someone something strong student students the thing things to un una une urgent urgently used want wanted wey what where which who with you your',
  ),
  intents: [
    {
      typed: [
        'tutor',
        'tutors',
        'tutoring',
        'tutorial',
        'tutorials',
        'lesson',
        'lessons',
        'teacher',
        'teach',
        'teaching',
        'cours',
        'professeur',
        'extra classes',
        'classes',
        'crash course',
        'learn',
        'learning',
        'tuition',
        'coaching',
      ],
      hive: 'academia',
    },
    {
      typed: [
        'past question',
        'past questions',
        'past papers',
        'past paper',
        'study material',
        'study materials',
        'handout',
        'handouts',
        'slides',
        'lecture notes',
        'annales',
        'pdf',
      ],
      hive: 'archive',
    },
    {
      typed: [
        'delivery',
        'deliver',
        'errand',
        'errands',
        'dispatch',
        'courier',
        'livraison',
        'pickup',
        'pick up',
      ],
      hive: 'logistics',
    },
    {
      typed: ['event', 'events', 'show', 'evenement', 'happening', 'things to do', 'ticket', 'tickets'],
      hive: 'buzz',
    },
    {
      typed: [
        'gig',
        'gigs',
        'job',
        'jobs',
        'part time',
        'part time job',
        'side hustle',
        'sidehustle',
        'petit boulot',
        'boulot',
        'work',
      ],
      hive: 'sidehustle',
    },
  ],
  synonyms: [
    { typed: ['small', 'mini', 'petit', 'petite'], finds: ['small', 'mini'] },
    {
      typed: ['laptop', 'notebook', 'computer', 'pc', 'ordinateur', 'portable computer', 'lappy'],
      finds: [
        'laptop',
        'elitebook',
        'probook',
        'pavilion',
        'aspire',
        'vivobook',
        'zenbook',
        'inspiron',
        'latitude',
        'thinkpad',
        'ideapad',
        'macbook',
        'chromebook',
        'surface',
      ],
      except: words('backpack table stand bank sleeve collect repair repaired mouse keyboard'),
    },
    {
      typed: ['phone', 'fone', 'smartphone', 'mobile', 'mobile phone', 'telephone', 'cell phone', 'android'],
      finds: [
        'phone',
        'iphone',
        'galaxy',
        'redmi',
        'tecno',
        'infinix',
        'itel',
        'pixel',
        'nokia',
        'oppo',
        'vivo y',
      ],
      except: words('holder lamp bank headphone earphone cable stand'),
    },
    { typed: ['samsung'], finds: ['galaxy'] },
    { typed: ['apple', 'ios'], finds: ['iphone', 'macbook', 'ipad'] },
    { typed: ['mac', 'apple laptop'], finds: ['macbook'] },
    { typed: ['hp'], finds: ['elitebook', 'probook', 'pavilion'] },
    { typed: ['lenovo'], finds: ['thinkpad', 'ideapad'] },
    {
      typed: ['fridge', 'refrigerator', 'freezer', 'frigo', 'refrigerateur', 'deep freezer'],
      finds: ['fridge', 'freezer'],
    },
    {
      typed: [
        'shoe',
        'shoes',
        'trainers',
        'kicks',
        'footwear',
        'chaussure',
        'chaussures',
        'sneaker',
        'sneakers',
        'canvas',
      ],
      finds: [
        'shoe',
        'sneaker',
        'trainer',
        'nike',
        'air force',
        'adidas',
        'samba',
        'puma',
        'converse',
        'vans',
        'boots',
        'high tops',
        'loafers',
        'sandals',
      ],
    },
    {
      typed: ['book', 'textbook', 'livre', 'livres', 'manuel', 'textbooks', 'books'],
      finds: [
        'textbook',
        'textbooks',
        'books',
        'edition',
        'hardback',
        'novels',
        'volumes',
        'volume',
        'clayden',
        'stroud',
        'campbell',
      ],
    },
    { typed: ['novel', 'novels', 'story book', 'storybook', 'roman'], finds: ['novel', 'literature'] },
    {
      typed: ['headphones', 'headphone', 'headset', 'earphones', 'earphone', 'earpiece', 'casque', 'airpods'],
      finds: ['headphone', 'headset', 'earphone', 'earbud', 'jbl', 'oraimo'],
    },
    {
      typed: ['powerbank', 'power bank', 'batterie externe', 'portable charger'],
      finds: ['power bank', 'powerbank'],
    },
    { typed: ['charger', 'chargeur', 'adapter'], finds: ['charger', 'adapter', 'power bank'] },
    {
      typed: ['bike', 'bikes', 'bicycle', 'velo', 'bicyclette', 'cycle'],
      finds: ['bike', 'bicycle'],
      except: words('repair tyre deliver flyers'),
    },
    {
      typed: ['bed', 'matelas', 'foam', 'student bed', 'mattress'],
      finds: ['mattress', 'bed'],
      except: words('fan clips lamp table bedside carry folding'),
    },
    {
      typed: ['fan', 'ventilateur', 'standing fan', 'ventilator'],
      finds: ['fan'],
      except: words('install ceiling fixture'),
    },
    {
      typed: ['rice cooker', 'cuiseur', 'cuiseur de riz', 'pressure cooker', 'cooker', 'stove', 'hot plate'],
      finds: ['rice cooker', 'pressure cooker', 'hot plate', 'cooker'],
    },
    { typed: ['kettle', 'bouilloire', 'heater', 'water heater', 'boiler'], finds: ['kettle'] },
    {
      typed: ['iron', 'pressing iron', 'fer a repasser', 'ironing'],
      finds: ['iron'],
      except: words('shirts family clothes'),
    },
    {
      typed: ['chair', 'chaise', 'seat', 'stool'],
      finds: ['chair', 'bean bag', 'stool'],
      except: ['wedding'],
    },
    {
      typed: ['desk', 'bureau', 'study table', 'table', 'reading table'],
      finds: ['table', 'desk'],
      except: words('lamp fan top fridge tablet'),
    },
    {
      typed: ['lamp', 'lampe', 'light', 'torch', 'reading light', 'study light', 'reading lamp'],
      finds: ['lamp', 'torch'],
    },
    {
      typed: ['bag', 'bags', 'backpack', 'sac', 'school bag', 'rucksack', 'bagpack', 'back pack'],
      finds: ['backpack', 'bag'],
      except: words('guitar bean f310 laundry sister probook'),
    },
    { typed: ['calculator', 'calculatrice', 'calc', 'casio'], finds: ['calculator', 'casio'] },
    {
      typed: ['guitar', 'guitare', 'acoustic guitar'],
      finds: ['guitar', 'yamaha'],
      except: words('guitarist theory worship proposal'),
    },
    {
      typed: ['hair dryer', 'hairdryer', 'dryer', 'blow dryer', 'seche cheveux', 'blower'],
      finds: ['dryer'],
      except: ['blow'],
    },
    { typed: ['bucket', 'buckets', 'seau', 'bath bucket'], finds: ['bucket', 'barrel'] },
    { typed: ['water storage', 'water barrel'], finds: ['barrel', 'buckets for water storage'] },
    {
      typed: ['maths', 'math', 'mathematics', 'mathematiques', 'mathe'],
      finds: [
        'math',
        'calculus',
        'algebra',
        'differential equations',
        'statistics',
        'discrete',
        'trigonometry',
        'geometry',
      ],
    },
    {
      typed: ['stats', 'statistics', 'statistique', 'statistiques'],
      finds: ['statistic', 'probability', 'spss'],
    },
    {
      typed: ['econs', 'economics', 'economie', 'econ'],
      finds: ['economics', 'econometrics', 'macroeconomics', 'microeconomics'],
    },
    {
      typed: ['accounting', 'accounts', 'comptabilite', 'accountancy'],
      finds: ['accounting', 'auditing', 'taxation'],
    },
    { typed: ['chem', 'chemistry', 'chimie'], finds: ['chemistry', 'biochemistry'] },
    {
      typed: ['bio', 'biology', 'biologie'],
      finds: ['biology', 'biochemistry', 'anatomy', 'microbiology'],
    },
    { typed: ['physics', 'physique'], finds: ['physics', 'thermodynamics', 'mechanics'] },
    {
      typed: ['programming', 'coding', 'programmation', 'code', 'computer science'],
      finds: ['programming', 'python', 'java', 'web development', 'sql', 'embedded', 'data structures'],
    },
    {
      typed: ['website', 'websites', 'site web', 'web design', 'web designer'],
      finds: ['website', 'wordpress', 'landing page', 'site', 'blog'],
    },
    { typed: ['law', 'droit', 'legal'], finds: ['law', 'legal', 'moot court'] },
    { typed: ['french', 'francais', 'francaise'], finds: ['french'] },
    {
      typed: ['anatomy', 'medicine', 'nursing', 'medical'],
      finds: ['anatomy', 'pharmacology', 'medicine', 'nursing', 'physiology'],
    },
    {
      typed: [
        'braids',
        'braid',
        'braiding',
        'tresses',
        'hairdresser',
        'hair stylist',
        'rasta',
        'cornrow',
        'cornrows',
      ],
      finds: ['braid', 'cornrow', 'knotless'],
    },
    {
      typed: ['barber', 'barbering', 'haircut', 'hair cut', 'coiffeur'],
      finds: ['barber', 'haircut', 'fade'],
    },
    { typed: ['makeup', 'make up', 'maquillage', 'mua'], finds: ['make up', 'makeup', 'bridesmaids'] },
    {
      typed: ['photographer', 'photography', 'photos', 'photo', 'photographe', 'photoshoot', 'photo shoot'],
      finds: ['photo', 'photograph', 'shoot', 'drone', 'portrait'],
    },
    { typed: ['video', 'videographer', 'videography', 'film'], finds: ['video', 'film', 'clips'] },
    {
      typed: ['graphic design', 'graphic designer', 'designer', 'design', 'graphics'],
      finds: ['design', 'canva', 'logo', 'flyer', 'poster'],
    },
    { typed: ['logo', 'logos', 'logo design', 'logo designer'], finds: ['logo'] },
    { typed: ['flyer', 'flyers', 'poster', 'flyer design', 'affiche'], finds: ['flyer', 'poster'] },
    {
      typed: ['typing', 'typist', 'type', 'secretary'],
      finds: ['type', 'typing', 'into word', 'transcribe'],
    },
    { typed: ['laundry', 'washing', 'lessive', 'wash clothes'], finds: ['laundry'] },
    { typed: ['cleaning', 'cleaner', 'clean room', 'menage'], finds: ['clean'] },
    { typed: ['tailor', 'seamstress', 'couturier', 'sewing'], finds: ['tailor', 'seamstress', 'sew'] },
    {
      typed: ['food', 'nourriture', 'lunch', 'meal'],
      finds: ['food', 'groceries', 'lunch'],
    },
    {
      typed: ['groceries', 'grocery', 'foodstuff', 'foodstuffs', 'courses', 'shopping'],
      finds: ['groceries', 'foodstuff'],
    },
    { typed: ['gas', 'lpg', 'gas cylinder', 'gaz'], finds: ['gas cylinder'] },
    { typed: ['drugs', 'pharmacy', 'pharmacie', 'drugstore'], finds: ['pharmacy', 'medicine'] },
    {
      typed: ['print', 'printing', 'imprimer', 'photocopy', 'printed'],
      finds: ['print', 'printed', 'printing'],
    },
    {
      typed: ['party', 'parties', 'jams', 'fete', 'rave', 'night out'],
      finds: ['party', 'disco'],
    },
    {
      typed: ['concert', 'live music', 'musique'],
      finds: ['concert', 'choir', 'band', 'disco'],
    },
    { typed: ['football', 'soccer', 'foot'], finds: ['football', 'boots', 'gala'] },
    {
      typed: ['sports', 'sport', 'fitness', 'gym', 'workout'],
      finds: ['basketball', 'football', 'aerobics', 'run', 'sport'],
    },
    { typed: ['movie', 'movies', 'cinema', 'film show'], finds: ['film night', 'film'] },
    { typed: ['scholarship', 'scholarships', 'bourse'], finds: ['scholarship'] },
    { typed: ['cv', 'resume', 'curriculum vitae'], finds: ['cv', 'linkedin'] },
    { typed: ['tablet', 'ipad'], finds: ['tablet', 'ipad', 'tab'] },
    { typed: ['tv', 'television', 'telly'], finds: ['tv', 'television'] },
    {
      typed: ['pen drive', 'pendrive', 'usb stick', 'memory stick', 'flash drive', 'cle usb'],
      finds: ['pen drive', 'pendrive', 'flash drive', 'usb stick'],
    },
  ],
};

const vocabularies = new WeakMap<SearchVocabulary, SearchVocabulary>();

/** Returns the base vocabulary with a campus's own words. Cached. */
export function vocabularyOf(own: SearchVocabulary): SearchVocabulary {
  const cached = vocabularies.get(own) ?? {
    ignored: [...BASE_VOCABULARY.ignored, ...own.ignored],
    intents: [...BASE_VOCABULARY.intents, ...own.intents],
    synonyms: own.synonyms.reduce(addSynonym, BASE_VOCABULARY.synonyms),
  };
  vocabularies.set(own, cached);
  return cached;
}

/** Adds a synonym. Existing synonyms that share a phrase with it get its words. */
function addSynonym(synonyms: readonly Synonym[], added: Synonym): readonly Synonym[] {
  const shares = ({ typed }: Synonym) => typed.some((phrase) => added.typed.includes(phrase));
  if (!synonyms.some(shares)) return [...synonyms, added];
  return synonyms.map((synonym) => (shares(synonym) ? joined(synonym, added) : synonym));
}

const joined = (synonym: Synonym, other: Synonym): Synonym => ({
  typed: [...new Set([...synonym.typed, ...other.typed])],
  finds: [...new Set([...synonym.finds, ...other.finds])],
  except: [...(synonym.except ?? []), ...(other.except ?? [])],
});

function words(text: string): readonly string[] {
  return text.split(' ');
}
