/** A page or two that a student wrote before an exam, and gives away. */
export interface Sheet {
  readonly subject: string;
  /** Email of its author. */
  readonly author: string;
  readonly parts: readonly (readonly [heading: string, lines: readonly string[]])[];
}

export const titleOf = ({ subject }: Sheet) => `${subject}: revision sheet`;

export const SHEETS: readonly Sheet[] = [
  {
    subject: 'Operating Systems',
    author: 'fuseini.abubakari@st.knust.edu.gh',
    parts: [
      [
        'Processes and threads',
        [
          'A process has its own address space; its threads share that space, but each has its own stack and registers.',
          'States: new, ready, running, waiting, terminated. Only the scheduler moves a process from ready to running.',
          'A context switch saves registers and the program counter in the process control block. It is pure overhead.',
        ],
      ],
      [
        'Scheduling',
        [
          'First come, first served: simple, but one long job makes all others wait (convoy effect).',
          'Shortest job first has the least average waiting time, but no one knows the length beforehand.',
          'Round robin: everybody gets a quantum. Too short: only switching. Too long: first come, first served again.',
          'Turnaround = completion − arrival. Waiting = turnaround − burst.',
        ],
      ],
      [
        'Deadlock',
        [
          'Needs all four: mutual exclusion, hold and wait, no pre-emption, circular wait. Break one and it cannot happen.',
          'Banker’s algorithm: grant a request only if the state after it is still safe.',
        ],
      ],
      [
        'Memory',
        [
          'Paging cuts memory into frames of one size: no external fragmentation, a little internal.',
          'Effective access time with a TLB = hit × (t + m) + (1 − hit) × (t + 2m).',
          'FIFO replacement can get worse with more frames (Belady). LRU cannot.',
        ],
      ],
    ],
  },
  {
    subject: 'Computer Networks',
    author: 'samuel.larbi@live.gctu.edu.gh',
    parts: [
      [
        'Layers',
        [
          'Application, transport, network, link, physical. Data is a segment in the third, a packet in the second, a frame below.',
          'A switch reads MAC addresses, a router reads IP addresses.',
        ],
      ],
      [
        'TCP and UDP',
        [
          'TCP: three-way handshake (SYN, SYN-ACK, ACK), ordered, acknowledged, flow and congestion control.',
          'UDP: eight bytes of header and no promise. DNS, voice and games live with that.',
          'Slow start doubles the window each round trip until the threshold, then adds one segment a round trip.',
        ],
      ],
      [
        'Addresses',
        [
          'A /26 leaves 6 bits for hosts: 64 addresses, 62 usable.',
          'Private: 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16.',
          'NAT lets many private hosts share one public address by rewriting ports.',
        ],
      ],
      [
        'Formulas',
        [
          'Transmission delay = length ÷ bandwidth. Propagation delay = distance ÷ speed.',
          'Stop-and-wait utilisation = 1 ÷ (1 + 2a), where a = propagation ÷ transmission.',
        ],
      ],
    ],
  },
  {
    subject: 'Law of Contract',
    author: 'abena.osei@st.ug.edu.gh',
    parts: [
      [
        'Formation',
        [
          'Offer, acceptance, consideration, intention to create legal relations, capacity.',
          'Goods in a shop window are an invitation to treat (Fisher v Bell), on a shelf too (Pharmaceutical Society v Boots).',
          'An offer to the whole world can be accepted by doing what it asks (Carlill v Carbolic Smoke Ball).',
          'A counter-offer destroys the offer (Hyde v Wrench); asking for details does not (Stevenson v McLean).',
        ],
      ],
      [
        'In Ghana',
        [
          'Contracts Act, 1960 (Act 25): a third party may enforce a promise that was made for their benefit (section 5).',
          'The same Act: a promise to keep an offer open for a time is not void only for want of consideration (section 8).',
        ],
      ],
      [
        'Ending and remedies',
        [
          'Performance, agreement, breach, frustration (Taylor v Caldwell: the hall burned down).',
          'Damages put the innocent party where performance would have put them; losses must not be too remote (Hadley v Baxendale).',
        ],
      ],
    ],
  },
  {
    subject: 'Research Methods',
    author: 'kojo.amissah@stu.ucc.edu.gh',
    parts: [
      [
        'Design',
        [
          'Descriptive, correlational, experimental. Only the last one shows what causes what.',
          'Independent variable: what you change. Dependent variable: what you measure.',
          'Reliability: the same result again. Validity: you measured what you meant to.',
        ],
      ],
      [
        'Sampling',
        [
          'Probability: simple random, systematic, stratified, cluster. Non-probability: convenience, quota, purposive, snowball.',
          'Stratify when groups differ and every group has to be heard.',
        ],
      ],
      [
        'Testing',
        [
          'Type I error: rejecting a true null hypothesis (probability α). Type II: keeping a false one (β). Power = 1 − β.',
          'p is the probability of data like ours if the null hypothesis were true. It is not the probability that it is true.',
          'Two means: t-test. More than two: ANOVA. Two categorical variables: chi-square.',
        ],
      ],
    ],
  },
  {
    subject: 'Educational Psychology',
    author: 'akua.frimpong@uew.edu.gh',
    parts: [
      [
        'Development',
        [
          'Piaget: sensorimotor (0–2), preoperational (2–7), concrete operational (7–11), formal operational (11 and up).',
          'Vygotsky: the zone of proximal development lies between what a child can do alone and what it can do with help.',
          'Erikson, school age: industry against inferiority. Adolescence: identity against role confusion.',
        ],
      ],
      [
        'Learning',
        [
          'Classical conditioning (Pavlov): a signal comes to call up a response. Operant (Skinner): consequences change behaviour.',
          'Negative reinforcement takes something unpleasant away and makes behaviour more frequent. It is not punishment.',
          'Bandura: we learn by watching. Attention, retention, reproduction, motivation.',
        ],
      ],
      [
        'In the classroom',
        [
          'Bloom: remember, understand, apply, analyse, evaluate, create.',
          'Formative assessment helps while learning goes on; summative judges at its end.',
        ],
      ],
    ],
  },
  {
    subject: 'Nursing Ethics',
    author: 'senam.dzokoto@uhas.edu.gh',
    parts: [
      [
        'Four principles',
        [
          'Autonomy: the patient decides. Beneficence: do good. Non-maleficence: do no harm. Justice: be fair.',
          'When two of them pull apart, say which one you put first, and why.',
        ],
      ],
      [
        'Consent',
        [
          'Informed, voluntary, given by a person with capacity, for this procedure. It can be withdrawn at any time.',
          'The one who performs the procedure explains it; the nurse checks that it was understood.',
        ],
      ],
      [
        'Confidentiality',
        [
          'Share on a need-to-know basis, within the team. Not in the corridor, not on WhatsApp.',
          'Exceptions: consent, the law, and serious danger to another person.',
        ],
      ],
      ['Documentation', ['Factual, dated, signed, at once. What is not written down counts as not done.']],
    ],
  },
  {
    subject: 'Music Theory',
    author: 'kweku.baidoo@uew.edu.gh',
    parts: [
      [
        'Scales and keys',
        [
          'Major: tone, tone, semitone, tone, tone, tone, semitone.',
          'Order of sharps: F C G D A E B. Order of flats: the same backwards.',
          'The relative minor begins on the sixth degree of the major.',
        ],
      ],
      [
        'Chords',
        [
          'Major triad: 4 + 3 semitones. Minor: 3 + 4. Diminished: 3 + 3. Augmented: 4 + 4.',
          'Perfect cadence V–I, plagal IV–I, imperfect ending on V, interrupted V–vi.',
          'No parallel fifths or octaves between the same two voices.',
        ],
      ],
      [
        'Rhythm at home',
        [
          'Highlife bell: listen for the offbeat pattern against the steady pulse. Clap one, sing the other.',
          'In 12/8, two against three is where the dance sits.',
        ],
      ],
    ],
  },
  {
    subject: 'Critical Thinking',
    author: 'maame.sarpong@gimpa.edu.gh',
    parts: [
      [
        'Arguments',
        [
          'An argument has premises and a conclusion. An explanation tells why something we agree on is so.',
          'Valid: if the premises are true, the conclusion must be. Sound: valid, and the premises are true.',
          'Induction makes a conclusion likely, never certain.',
        ],
      ],
      [
        'Forms that hold',
        ['Modus ponens: if A then B; A; so B.', 'Modus tollens: if A then B; not B; so not A.'],
      ],
      [
        'Fallacies',
        [
          'Affirming the consequent: if A then B; B; so A. It looks like modus ponens and is wrong.',
          'Ad hominem: the person instead of the point. Straw man: a weaker point than the one that was made.',
          'Post hoc: after it, so because of it. False dilemma: only two choices where there are more.',
        ],
      ],
    ],
  },
];
