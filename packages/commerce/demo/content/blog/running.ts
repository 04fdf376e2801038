import { article, both, part } from './write.ts';

export const runningArticles = [
  article({
    ...{ slug: 'first-ten-k', on: '2026-10-28', by: 'Noor Haddad', picture: 'RR4101/side' },
    products: 'running-shoes',
    title: both('Eight weeks to your first 10K', 'In acht Wochen zum ersten Zehner'),
    description: both(
      'Three runs a week, one rest day you are not allowed to skip, and no gadgets.',
      'Drei Läufe pro Woche, ein Ruhetag, der nicht verhandelbar ist, und keine Technik.',
    ),
    blocks: [
      part(
        both('Start slower than you want to', 'Langsamer anfangen, als du willst'),
        both(
          'Most people who give up running give up in week three, and it is nearly always because weeks one and two were too fast. If you can’t finish a sentence, slow down. If you can sing, you may speed up.',
          'Wer mit dem Laufen aufhört, tut es meist in der dritten Woche. Der Grund liegt fast immer in der ersten und zweiten: zu schnell. Wer keinen ganzen Satz mehr herausbringt, läuft zu schnell. Wer singen kann, darf zulegen.',
        ),
      ),
      part(
        both('The three runs', 'Die drei Läufe'),
        both(
          '- Tuesday: 30 minutes easy. Walk whenever you like.',
          '- Dienstag: 30 Minuten locker. Gehen ist erlaubt.',
        ),
        both(
          '- Thursday: 6 times one minute quick, two minutes slow.',
          '- Donnerstag: sechsmal eine Minute flott, zwei Minuten langsam.',
        ),
        both(
          '- Sunday: the long one. Five kilometres in week one, half a kilometre more each week.',
          '- Sonntag: der lange Lauf. Fünf Kilometer in der ersten Woche, jede Woche ein halber mehr.',
        ),
      ),
      part(
        both('About the shoes', 'Zu den Schuhen'),
        both(
          'Buy them in the evening, when your feet are at their biggest, and leave a thumb’s width at the front. You don’t need carbon for your first ten. You need a pair you forget about.',
          'Kauf sie abends, dann sind die Füße am größten, und lass vorn eine Daumenbreite Platz. Für den ersten Zehner brauchst du kein Carbon. Du brauchst ein Paar, das du vergisst.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'carbon-plates', on: '2026-10-14', by: 'Jonas Weller', picture: 'RR4301/sole' },
    products: 'running-shoes',
    title: both('What a carbon plate does, and what it doesn’t', 'Was eine Carbonplatte kann und was nicht'),
    description: both(
      'It won’t make you fast. It will make you a little less slow at mile 20.',
      'Schnell macht sie niemanden. Bei Kilometer 32 wird man mit ihr etwas weniger langsam.',
    ),
    blocks: [
      part(
        both('A lever, not a spring', 'Ein Hebel, keine Feder'),
        both(
          'The plate itself returns almost no energy; the foam does that. What the plate does is stop your toes from bending, so the calf works over a longer lever and tires later. That is why you notice it at the end of a race and hardly at the start.',
          'Die Platte selbst gibt kaum Energie zurück, das tut der Schaum. Sie hindert die Zehen daran, sich zu beugen. Die Wade arbeitet über einen längeren Hebel und ermüdet später. Darum merkt man sie am Ende eines Rennens und am Anfang kaum.',
        ),
      ),
      part(
        both('When to leave it at home', 'Wann sie zu Hause bleibt'),
        both(
          'Easy days, anything on grass, and the first months of running. A stiff shoe takes work away from your feet, and feet that never work get weak. We suggest one run in five.',
          'An lockeren Tagen, auf Rasen und in den ersten Laufmonaten. Ein steifer Schuh nimmt den Füßen Arbeit ab, und Füße, die nie arbeiten, werden schwach. Unser Rat: jeder fünfte Lauf.',
        ),
      ),
      part(
        both('How long it lasts', 'Wie lange sie hält'),
        both(
          'The plate outlives the shoe. In our lab the foam had lost a tenth of its bounce after 380 kilometres. After that it is still a good shoe for training.',
          'Die Platte überlebt den Schuh. Bei uns im Labor hatte der Schaum nach 380 Kilometern ein Zehntel seiner Rückstellkraft verloren. Zum Trainieren taugt er danach immer noch.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'running-in-the-dark', on: '2026-09-30', by: 'Noor Haddad', picture: 'SW1001_401/front' },
    products: 'wind-jackets',
    title: both('Running in the dark', 'Laufen im Dunkeln'),
    description: both(
      'Be seen first, see second, and tell someone where you are going.',
      'Erst gesehen werden, dann sehen. Und jemandem sagen, wo es langgeht.',
    ),
    blocks: [
      part(
        both('Moving parts', 'Was sich bewegt'),
        both(
          'Drivers recognise a runner by ankles and wrists long before they make out a chest. Reflective strips belong where you move most. A vest helps less than two bands on your ankles.',
          'Wer im Auto sitzt, erkennt Laufende an Knöcheln und Handgelenken, lange bevor eine Brust zu sehen ist. Reflektoren gehören dorthin, wo sich am meisten bewegt. Zwei Bänder an den Knöcheln helfen mehr als eine Weste.',
        ),
      ),
      part(
        both('The lamp', 'Die Lampe'),
        both(
          'Around 200 lumens is enough on a path, 400 in the woods. Wear it at the waist rather than on your head: low light throws shadows, and shadows show roots.',
          'Auf dem Weg reichen rund 200 Lumen, im Wald 400. Trag sie an der Hüfte statt auf dem Kopf: Tiefes Licht wirft Schatten, und Schatten zeigen Wurzeln.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'wash-your-shell', on: '2026-09-16', by: 'Tilda Brandt', picture: 'SQ3001_102/detail' },
    products: 'rain-jackets',
    title: both('Yes, you should wash your rain jacket', 'Ja, die Regenjacke darf in die Wäsche'),
    description: both(
      'A jacket that wets out isn’t worn out. It’s dirty.',
      'Eine Jacke, die sich vollsaugt, ist nicht hinüber. Sie ist schmutzig.',
    ),
    blocks: [
      part(
        both('Why it stops working', 'Warum sie nachlässt'),
        both(
          'Sweat, sunscreen and car fumes settle on the outer fabric. Water no longer forms beads, it spreads, and a wet outer layer can’t breathe. You feel clammy and blame the membrane.',
          'Schweiß, Sonnencreme und Abgase setzen sich auf dem Außenstoff ab. Wasser perlt nicht mehr ab, es verläuft. Eine nasse Außenseite atmet nicht, man fühlt sich klamm und gibt der Membran die Schuld.',
        ),
      ),
      part(
        both('How to do it', 'So geht es'),
        both(
          '- Close all zips, 30 degrees, liquid detergent, no softener.',
          '- Alle Reißverschlüsse zu, 30 Grad, flüssiges Waschmittel, kein Weichspüler.',
        ),
        both('- Rinse twice: soap attracts water.', '- Zweimal spülen: Seife zieht Wasser an.'),
        both(
          '- Tumble warm for 20 minutes. Heat wakes the finish up again.',
          '- 20 Minuten warm in den Trockner. Wärme weckt die Imprägnierung wieder auf.',
        ),
      ),
      part(
        both('How often', 'Wie oft'),
        both(
          'Every ten days of wear. If water still won’t bead after drying, it is time for a new finish, and a spray without PFAS does the job.',
          'Alle zehn Tragetage. Perlt das Wasser nach dem Trocknen immer noch nicht ab, braucht sie eine neue Imprägnierung. Ein Spray ohne PFAS genügt.',
        ),
      ),
    ],
  }),
];
