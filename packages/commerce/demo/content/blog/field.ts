import { article, both, part } from './write.ts';

export const fieldArticles = [
  article({
    ...{ slug: 'boot-test', on: '2026-11-04', by: 'Marek Dvorsky', picture: 'FB1151/side' },
    products: 'football-boots',
    title: both('We cut five boots in half', 'Wir haben fünf Schuhe halbiert'),
    description: both(
      'Two of them were ours, and you will never be able to buy them.',
      'Zwei davon waren unsere eigenen. Zu kaufen gibt es sie nicht.',
    ),
    blocks: [
      part(
        both('The saw', 'Die Säge'),
        both(
          'A band saw, a steady hand and a smell nobody warned us about. We wanted to know where studs are anchored, how thick the plate is under the ball of the foot, and which part bends first.',
          'Eine Bandsäge, eine ruhige Hand und ein Geruch, vor dem uns niemand gewarnt hat. Wir wollten wissen, wo die Stollen verankert sind, wie dick die Platte unter dem Ballen ist und was zuerst nachgibt.',
        ),
      ),
      part(
        both('What passed', 'Was bestanden hat'),
        both(
          '- Strike FG: eleven studs, a 3.2 mm plate, bends right behind the toes.',
          '- Strike FG: elf Stollen, 3,2 mm Platte, knickt direkt hinter den Zehen.',
        ),
        both(
          '- Strike FG Knit: the same plate with 18 grams less on top.',
          '- Strike FG Knit: dieselbe Platte, darüber 18 Gramm weniger.',
        ),
        both(
          '- Groundsman: leather, twelve studs, bends late, lasts for ages.',
          '- Groundsman: Leder, zwölf Stollen, knickt spät und hält ewig.',
        ),
      ),
      part(
        both('What didn’t', 'Was nicht'),
        both(
          'Two samples bent in the arch, where a foot should never bend. They cost us four months. They are on the wall in the workshop now, as a reminder.',
          'Zwei Muster gaben im Fußgewölbe nach, wo ein Fuß sich nie biegen darf. Sie haben uns vier Monate gekostet. Jetzt hängen sie in der Werkstatt an der Wand, zur Erinnerung.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'which-stud', on: '2026-10-21', by: 'Marek Dvorsky', picture: 'FB1101/sole' },
    products: 'football-boots',
    title: both('FG, AG, IC: which sole for which ground', 'FG, AG, IC: welche Sohle auf welchen Platz'),
    description: both(
      'The wrong stud costs you a yard. On artificial turf it can cost you a knee.',
      'Der falsche Stollen kostet einen Meter. Auf Kunstrasen kann er ein Knie kosten.',
    ),
    blocks: [
      part(
        both('Grass, properly wet', 'Rasen, richtig nass'),
        both(
          'FG stands for firm ground. Eleven or twelve longer studs dig in and let go again. When the pitch turns to soup you want metal, and a referee who allows it.',
          'FG steht für festen Boden. Elf oder zwölf längere Stollen greifen und lassen wieder los. Wird der Platz zur Suppe, braucht es Metall und jemanden mit Pfeife, der es erlaubt.',
        ),
      ),
      part(
        both('Artificial turf', 'Kunstrasen'),
        both(
          'AG soles have more studs, and shorter ones. The fibres hold on much harder than grass does, so a long stud stays put while your knee turns. If your team trains on turf, buy AG and play grass with it too.',
          'AG-Sohlen haben mehr und kürzere Stollen. Die Fasern halten viel stärker fest als Gras: Ein langer Stollen bleibt stehen, während das Knie sich dreht. Wer auf Kunstrasen trainiert, kauft AG und spielt damit auch auf Rasen.',
        ),
      ),
      part(
        both('Indoors', 'In der Halle'),
        both(
          'IC means a flat, non-marking rubber sole. Wipe it with a damp cloth at half-time; grip on a sports hall floor is mostly a question of dust.',
          'IC heißt: flache Gummisohle, die keine Streifen macht. In der Pause einmal feucht abwischen. Halt auf Hallenboden ist vor allem eine Frage von Staub.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'break-in-boots', on: '2026-09-09', by: 'Ife Balogun', picture: 'FB1301/side' },
    products: 'football-boots',
    title: both('Breaking in leather boots without the blisters', 'Lederschuhe einlaufen, ganz ohne Blasen'),
    description: both(
      'Four evenings, two pairs of socks, and no hot water. Please, no hot water.',
      'Vier Abende, zwei Paar Socken und kein heißes Wasser. Bitte kein heißes Wasser.',
    ),
    blocks: [
      part(
        both('Evening by evening', 'Abend für Abend'),
        both(
          '- One: wear them on the sofa for half an hour.',
          '- Eins: eine halbe Stunde auf dem Sofa tragen.',
        ),
        both(
          '- Two: the same with thick socks, up and down the stairs.',
          '- Zwei: dasselbe mit dicken Socken, treppauf, treppab.',
        ),
        both(
          '- Three: twenty minutes of passing, no sprints.',
          '- Drei: zwanzig Minuten Passspiel, keine Sprints.',
        ),
        both(
          '- Four: half a training session. Then they are yours.',
          '- Vier: ein halbes Training. Danach gehören sie dir.',
        ),
      ),
      part(
        both('The bucket myth', 'Das Märchen vom Eimer'),
        both(
          'Somebody’s uncle always stood in a bucket. It does stretch leather, and then the leather dries, shrinks and cracks. Newspaper after a wet match does more good than any bucket before it.',
          'Irgendein Onkel stand immer im Eimer. Das dehnt das Leder tatsächlich. Dann trocknet es, schrumpft und reißt. Zeitungspapier nach einem nassen Spiel bringt mehr als jeder Eimer davor.',
        ),
      ),
    ],
  }),
  article({
    ...{ slug: 'five-a-side', on: '2026-08-26', by: 'Ife Balogun', picture: 'IN1001/side' },
    products: 'footballs',
    title: both(
      'Five-a-side: rules for people who won’t agree on rules',
      'Fünf gegen fünf: Regeln für alle, die sich nie einigen',
    ),
    description: both(
      'Ten people, one cage and six sentences that prevent most arguments.',
      'Zehn Leute, ein Käfig und sechs Sätze, die fast jeden Streit ersparen.',
    ),
    blocks: [
      part(
        both('The six sentences', 'Die sechs Sätze'),
        both('- The ball stays below head height.', '- Der Ball bleibt unter Kopfhöhe.'),
        both('- Nobody but the keeper enters the area.', '- Nur wer im Tor steht, betritt den Kreis.'),
        both('- Goals count from the other half only.', '- Tore zählen nur aus der anderen Hälfte.'),
        both('- The wall is part of the pitch.', '- Die Bande gehört zum Spiel.'),
        both('- Whoever shoots it over the fence fetches it.', '- Wer ihn über den Zaun schießt, holt ihn.'),
        both('- Winner stays on, but only three times.', '- Wer gewinnt, bleibt, aber höchstens dreimal.'),
      ),
      part(
        both('The ball', 'Der Ball'),
        both(
          'Size four, low bounce. A full-size match ball in a cage spends the evening on the neighbours’ roof.',
          'Größe vier, wenig Sprungkraft. Ein normaler Spielball verbringt den Abend auf dem Nachbardach.',
        ),
      ),
    ],
  }),
];
