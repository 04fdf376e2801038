import { texts } from '../texts.ts';

const machine30 = texts(
  'Machine wash at 30 °C',
  'Maschinenwäsche bei 30 °C',
  'Lavage en machine à 30 °C',
  '30 °C 세탁기 세탁',
);
const machine40 = texts(
  'Machine wash at 40 °C',
  'Maschinenwäsche bei 40 °C',
  'Lavage en machine à 40 °C',
  '40 °C 세탁기 세탁',
);
const noDryer = texts('Do not tumble dry', 'Nicht in den Trockner', 'Pas de sèche-linge', '건조기 사용 금지');
const noSoftener = texts(
  'No softener, it clogs the fibres',
  'Kein Weichspüler, er verklebt die Fasern',
  'Sans adoucissant : il colmate les fibres',
  '섬유유연제 금지(섬유를 막습니다)',
);
const insideOut = texts(
  'Inside out, with similar colours',
  'Auf links, mit ähnlichen Farben',
  'À l’envers, avec des couleurs proches',
  '뒤집어서 비슷한 색과 세탁',
);
const wipe = texts(
  'Wipe with a damp cloth',
  'Feucht abwischen',
  'Essuyer avec un chiffon humide',
  '젖은 천으로 닦기',
);
const airDry = texts(
  'Dry in the air, away from heating',
  'An der Luft trocknen, fern der Heizung',
  'Sécher à l’air, loin d’un radiateur',
  '열기를 피해 자연 건조',
);

/** Lines of "Care" by family. */
export const care = {
  shoe: [
    texts('Brush dry mud off, then wash by hand', 'Trockenen Schmutz abbürsten, dann Handwäsche', 'Brosser la boue sèche, puis laver à la main', '마른 흙을 털고 손세탁'),
    texts('Insoles out, newspaper in', 'Einlegesohlen heraus, Zeitungspapier hinein', 'Retirer les semelles, bourrer de papier journal', '깔창을 빼고 신문지를 넣기'),
    airDry,
  ],
  leather: [
    wipe,
    texts('Leather cream once a month', 'Einmal im Monat Lederpflege', 'Une crème pour cuir par mois', '한 달에 한 번 가죽 크림'),
    airDry,
  ],
  rinse: [texts('Rinse with clear water', 'Mit klarem Wasser abspülen', 'Rincer à l’eau claire', '맑은 물로 헹구기'), airDry],
  cotton: [machine40, insideOut, texts('Tumble dry low', 'Trockner auf niedriger Stufe', 'Sèche-linge doux', '건조기 약하게')],
  sweat: [machine30, insideOut, noDryer],
  synthetic: [machine30, noSoftener, noDryer],
  merino: [
    texts('Wool wash at 30 °C', 'Wollwaschgang bei 30 °C', 'Programme laine à 30 °C', '울 코스 30 °C'),
    noSoftener,
    texts('Dry flat', 'Liegend trocknen', 'Sécher à plat', '뉘어서 건조'),
  ],
  shell: [
    machine30,
    noSoftener,
    texts('Tumble dry low once, to wake the finish', 'Einmal niedrig in den Trockner, das weckt die Imprägnierung', 'Un passage doux au sèche-linge ravive le déperlant', '발수 회복을 위해 건조기 약하게 한 번'),
  ],
  down: [
    machine30,
    texts('Tumble dry low with two tennis balls', 'Niedrig trocknen, mit zwei Tennisbällen', 'Sèche-linge doux avec deux balles de tennis', '테니스공 두 개와 건조기 약하게'),
    texts('Store loose, never squeezed', 'Locker lagern, nie gepresst', 'Ranger sans comprimer', '눌리지 않게 보관'),
  ],
  hand: [texts('Wash by hand, lukewarm', 'Handwäsche, lauwarm', 'Laver à la main, eau tiède', '미지근한 물 손세탁'), airDry],
  bottle: [
    texts('Lid in the dishwasher, body by hand', 'Deckel in die Spülmaschine, Flasche von Hand', 'Bouchon au lave-vaisselle, corps à la main', '뚜껑은 식기세척기, 몸통은 손세척'),
    texts('Not for the microwave', 'Nicht für die Mikrowelle', 'Ne va pas au micro-ondes', '전자레인지 사용 금지'),
  ],
  ball: [
    wipe,
    texts('Wet the needle before pumping', 'Nadel vor dem Pumpen anfeuchten', 'Humidifier l’aiguille avant de gonfler', '바늘을 적신 뒤 공기 주입'),
  ],
  tin: [
    texts('Opened, they keep their bounce for some four weeks', 'Geöffnet halten sie rund vier Wochen', 'Tube ouvert, elles gardent leur rebond quatre semaines environ', '개봉 후 약 4주간 탄력 유지'),
  ],
  bag: [wipe, texts('Do not machine wash', 'Nicht in die Waschmaschine', 'Pas de lavage en machine', '세탁기 사용 금지')],
} as const; // prettier-ignore
