/** Typed phrases and the words of listings that they find. */
export interface Synonym {
  /** Words and phrases with the same meaning, in any language or common spelling. */
  readonly typed: readonly string[];
  /** Words and phrases that a listing may use instead, such as a model. */
  readonly finds: readonly string[];
  /** Words of a title that make it a different item: a laptop *bag* is no laptop. Such listings rank last. */
  readonly except?: readonly string[] | undefined;
}

/** The synonyms of every campus. English, French and chat spellings. */
export const BASE_SYNONYMS: readonly Synonym[] = [
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
];

/** Splits a text at its spaces. */
export function words(text: string): readonly string[] {
  return text.split(' ');
}
