import { article, both, part } from './write.ts';

export const everydayArticles = [
  article({
    ...{ slug: 'pack-for-away-days', on: '2026-10-07', by: 'Tilda Brandt', picture: 'DF1001/front' },
    products: 'duffels',
    title: both('How to pack for an away day', 'Die Tasche fürs Auswärtsspiel'),
    description: both(
      'One bag, eleven things, and the one everybody forgets.',
      'Eine Tasche, elf Dinge und das eine, das alle vergessen.',
    ),
    blocks: [
      part(
        both('Bottom to top', 'Von unten nach oben'),
        both(
          'Boots go in first, soles together, in a bag of their own. Then the towel, because it pads them. Kit rolled, not folded. Shin pads last, where you can reach them in a car park.',
          'Zuerst die Schuhe, Sohle an Sohle, in einem eigenen Beutel. Darauf das Handtuch, es polstert. Trikots rollen, nicht falten. Die Schoner zuletzt, damit man auf dem Parkplatz herankommt.',
        ),
      ),
      part(
        both('The thing everybody forgets', 'Was alle vergessen'),
        both(
          'Dry socks for the way home. Pack two pairs; someone will ask.',
          'Trockene Socken für die Heimfahrt. Nimm zwei Paar mit, irgendwer fragt immer.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'kids-sizes', on: '2026-09-23', by: 'Noor Haddad', picture: 'KR1001/side' },
    products: 'shoes',
    title: both('Children’s feet grow overnight. Almost.', 'Kinderfüße wachsen über Nacht. Fast.'),
    description: both(
      'How much room is enough, when to measure again, and why the toe test lies.',
      'Wie viel Platz genug ist, wann nachgemessen wird und warum der Daumentest lügt.',
    ),
    blocks: [
      part(
        both('Twelve millimetres', 'Zwölf Millimeter'),
        both(
          'That is the room a child’s foot needs in front of the longest toe: half to roll, half to grow. More makes them trip, less bends the toes.',
          'So viel Platz braucht ein Kinderfuß vor der längsten Zehe: die Hälfte zum Abrollen, die Hälfte zum Wachsen. Mehr lässt stolpern, weniger krümmt die Zehen.',
        ),
      ),
      part(
        both('Don’t press the toe', 'Nicht vorn drücken'),
        both(
          'Children curl their toes when you press the cap, and every shoe seems to fit. Take the insole out and stand the child on it. What you see is what there is.',
          'Drückt man auf die Kappe, ziehen Kinder die Zehen ein, und jeder Schuh scheint zu passen. Nimm die Sohle heraus und stell das Kind darauf. Was du siehst, stimmt.',
        ),
      ),
      part(
        both('How often', 'Wie oft messen'),
        both(
          'Under three every six weeks, until school every three months, then twice a year.',
          'Unter drei Jahren alle sechs Wochen, bis zur Schule alle drei Monate, danach zweimal im Jahr.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'half-court', on: '2026-08-12', by: 'Ife Balogun', picture: 'BB5001/side' },
    products: 'basketball-shoes',
    title: both('Basketball shoes for outdoor courts', 'Basketballschuhe für draußen'),
    description: both(
      'Asphalt eats soft rubber. Here is what to look for instead.',
      'Asphalt frisst weiches Gummi. Darauf kommt es stattdessen an.',
    ),
    blocks: [
      part(
        both('Hard rubber, deep grooves', 'Hartes Gummi, tiefe Rillen'),
        both(
          'Indoor soles are soft so that they stick to varnish. Outside the same sole is smooth within a month. Outdoor versions use harder rubber and a tread of about four millimetres.',
          'Hallensohlen sind weich, damit sie auf Lack haften. Draußen ist dieselbe Sohle nach einem Monat glatt. Modelle für draußen haben härteres Gummi und rund vier Millimeter Profil.',
        ),
      ),
      part(
        both('High or low', 'Hoch oder flach'),
        both(
          'A high collar doesn’t protect an ankle that is going over; strength does. Pick what feels quick, and do calf raises while you wait for next.',
          'Ein hoher Schaft hält keinen Knöchel auf, der umknickt. Kraft schon. Nimm, was sich schnell anfühlt, und mach Wadenheben, solange du auf das nächste Spiel wartest.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'fell-running', on: '2026-07-29', by: 'Jonas Weller', picture: 'TR2103/side' },
    products: 'trail-shoes',
    title: both('Downhill is a skill', 'Bergab ist Übungssache'),
    description: both(
      'Short steps, loose arms, and eyes three metres ahead of your fear.',
      'Kurze Schritte, lockere Arme und die Augen drei Meter vor der Angst.',
    ),
    blocks: [
      part(
        both('Stop braking', 'Nicht mehr bremsen'),
        both(
          'Leaning back feels safe and puts your heel out front, where it slips. Lean with the slope instead, and let your feet land underneath you. It takes about an hour of being scared.',
          'Nach hinten lehnen fühlt sich sicher an. Dabei landet die Ferse weit vorn, und dort rutscht sie. Lehn dich mit dem Hang und lass die Füße unter dir aufsetzen. Nach etwa einer Stunde Angst klappt es.',
        ),
      ),
      part(
        both('Lugs', 'Stollen'),
        both(
          'Five millimetres for bog and wet grass, three for dry track. Deeper isn’t better: on rock a long lug folds over, just when you trusted it.',
          'Fünf Millimeter für Moor und nasses Gras, drei für trockene Wege. Tiefer ist nicht besser: Auf Fels klappt ein langer Stollen um, genau wenn man ihm vertraut.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'recycled-means', on: '2026-07-15', by: 'Tilda Brandt', picture: 'HD1001/front' },
    products: 'hoodies',
    title: both('What “70% recycled” means', 'Was „70 % recycelt“ bedeutet'),
    description: both(
      'Seventy per cent of what, by weight or by wish? We show the sums.',
      'Siebzig Prozent wovon, nach Gewicht oder nach Wunsch? Wir rechnen vor.',
    ),
    blocks: [
      part(
        both('By weight', 'Nach Gewicht'),
        both(
          'We weigh the finished piece and count everything in it, zips and labels too. A hoodie with a recycled shell and a new lining isn’t a recycled hoodie; it is two thirds of one.',
          'Wir wiegen das fertige Stück und zählen alles mit, auch Reißverschluss und Etikett. Ein Hoodie mit recyceltem Oberstoff und neuem Futter ist kein recycelter Hoodie, sondern zwei Drittel davon.',
        ),
      ),
      part(
        both('Where it comes from', 'Woher es kommt'),
        both(
          'Most of our recycled polyester was a bottle. We would rather it had been a jacket. That works for one in twenty pieces today, and we publish the number each year whether it grows or not.',
          'Das meiste recycelte Polyester war einmal eine Flasche. Lieber wäre uns, es wäre eine Jacke gewesen. Das gelingt heute bei jedem zwanzigsten Stück. Die Zahl nennen wir jedes Jahr, ob sie wächst oder nicht.',
        ),
      ),
    ],
  }),
];
