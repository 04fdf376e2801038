import { colourway } from '../colourway.ts';
import { model } from '../model.ts';
import { texts } from '../texts.ts';
import { care } from '../words/care.ts';
import { fact } from '../words/facts.ts';
import { fits } from '../words/fits.ts';
import { kinds } from '../words/kinds.ts';
import { material } from '../words/materials.ts';
import { shoe } from '../words/shoeSentences.ts';

const boot = {
  line: 'Touchline Football',
  form: 'firmGroundBoot',
  kind: kinds.firmGroundBoot,
  category: 'football-boots',
  gender: 'U',
  sizes: 'unisex-shoes',
  sports: ['football'],
  fit: fits.trueToSize,
  care: care.rinse,
} as const;

export const footballBoots = [
  model({
    ...boot,
    number: 'STRIKEFG',
    name: 'Strike FG',
    pounds: 150,
    age: 210,
    lead: texts(
      'Firm ground needs eleven short studs in a row that turns with the player.',
      'Fester Rasen braucht elf kurze Stollen in einer Reihe, die sich mitdreht.',
      'Le terrain sec veut onze crampons courts, sur une ligne qui tourne avec le joueur.',
      '단단한 잔디에는 선수와 함께 도는 짧은 스터드 열한 개가 필요합니다.',
    ),
    story: [shoe.studs(11, 12), shoe.touchZone(0.6), shoe.heelCounter],
    facts: [fact.shoeWeight(214), fact.studs(11, 12), fact.surface('grass')],
    materials: [material.syntheticUpper, material.textileLining, material.tpuSole],
    colourways: [
      colourway('FB1101', ['volt', 'black', 'black', 'black'], { named: ['volt', 'black'], sale: [110, 22] }),
      colourway('FB1102', ['red', 'burgundy', 'white', 'white'], { named: ['red', 'white'] }),
      colourway('FB1103', ['black', 'graphite', 'volt', 'graphite'], {
        named: ['black', 'volt'],
        stock: 'broken',
      }),
    ],
  }),
  model({
    ...boot,
    number: 'STRIKEKN',
    name: 'Strike FG Knit',
    form: 'knitBoot',
    fit: fits.snug,
    pounds: 165,
    age: 14,
    badge: 'new',
    lead: texts(
      'The Strike pulled on like a sock. 196 g, and it does not need breaking in.',
      'Der Strike, angezogen wie eine Socke. 196 g, ohne Einlaufen.',
      'La Strike, enfilée comme une chaussette. 196 g, sans rodage.',
      '양말처럼 신는 스트라이크. 196 g, 길들일 필요가 없습니다.',
    ),
    story: [shoe.knitCollar, shoe.studs(11, 12), shoe.recycled(60)],
    facts: [fact.shoeWeight(196), fact.studs(11, 12), fact.surface('grass')],
    materials: [material.knitUpper(60), material.tpuSole],
    colourways: [
      colourway('FB1201', ['coral', 'burgundy', 'white', 'white'], { named: ['coral', 'white'] }),
      colourway('FB1202', ['volt', 'black', 'black', 'black'], { named: ['volt', 'black'] }),
      colourway('FB1203', ['white', 'silver', 'gold', 'gold'], {
        named: ['white', 'gold'],
        state: 'PREVIEW',
        stock: 'none',
        inDays: 12,
      }),
    ],
  }),
  model({
    ...boot,
    number: 'STRIKEAG',
    name: 'Strike AG',
    kind: kinds.artificialBoot,
    pounds: 140,
    age: 150,
    lead: texts(
      'Artificial grass does not forgive long studs. These are twenty-two, and short.',
      'Kunstrasen verzeiht keine langen Stollen. Diese sind zweiundzwanzig, und kurz.',
      'Le synthétique ne pardonne pas les longs crampons. En voici vingt-deux, courts.',
      '인조 잔디는 긴 스터드를 봐주지 않습니다. 짧은 스터드 스물두 개입니다.',
    ),
    story: [shoe.studs(22, 8), shoe.touchZone(0.6), shoe.gusset],
    facts: [fact.shoeWeight(228), fact.studs(22, 8), fact.surface('turf')],
    materials: [material.syntheticUpper, material.textileLining, material.tpuSole],
    colourways: [
      colourway('FB1301', ['royal', 'navy', 'white', 'white']),
      colourway('FB1302', ['black', 'black', 'gold', 'gold'], { stock: 'last' }),
    ],
  }),
  model({
    ...boot,
    number: 'CLASSIC',
    name: 'Groundsman',
    pounds: 130,
    member: 117,
    age: 420,
    care: care.leather,
    lead: texts(
      'Black leather, white line, a fold-over tongue. The game has changed; feet have not.',
      'Schwarzes Leder, weißer Strich, Umschlagzunge. Das Spiel ist anders geworden, Füße nicht.',
      'Cuir noir, trait blanc, languette rabattue. Le jeu a changé ; les pieds, non.',
      '검은 가죽, 흰 선, 접는 설포. 경기는 변했어도 발은 그대로입니다.',
    ),
    story: [shoe.leather(1.4), shoe.studs(12, 12), shoe.wideToe],
    facts: [fact.shoeWeight(252), fact.studs(12, 12), fact.surface('grass')],
    materials: [material.leatherUpper, material.textileLining, material.tpuSole],
    colourways: [
      colourway('FB2101', ['black', 'black', 'white', 'white']),
      colourway('FB2102', ['white', 'white', 'black', 'black'], { sale: [98, 4], earlier: [104, 28, 14] }),
    ],
  }),
  model({
    ...boot,
    number: 'STRIKEW',
    name: 'Strike FG W',
    gender: 'W',
    sizes: 'womens-shoes',
    pounds: 150,
    age: 90,
    lead: texts(
      'Built on a women’s last, with the studs set 4 mm further in under the ball of the foot.',
      'Auf einem Damenleisten gebaut, die Stollen unter dem Ballen 4 mm weiter innen.',
      'Montée sur une forme femme, les crampons 4 mm plus à l’intérieur sous l’avant-pied.',
      '여성 라스트로 만들고 앞발 스터드를 4 mm 안쪽에 두었습니다.',
    ),
    story: [shoe.studs(11, 11), shoe.heelCounter, shoe.touchZone(0.6)],
    facts: [fact.shoeWeight(186, 'women'), fact.studs(11, 11), fact.surface('grass')],
    materials: [material.syntheticUpper, material.textileLining, material.tpuSole],
    colourways: [
      colourway('FB1151', ['mint', 'petrol', 'white', 'white']),
      colourway('FB1152', ['violet', 'plum', 'volt', 'white']),
    ],
  }),
  model({
    ...boot,
    number: 'FIVEASIDE',
    name: 'Five-a-Side',
    form: 'indoorShoe',
    kind: kinds.indoorShoe,
    pounds: 75,
    age: 330,
    lead: texts(
      'For Thursday, nine o’clock, the hall behind the school.',
      'Für Donnerstag, einundzwanzig Uhr, die Halle hinter der Schule.',
      'Pour le jeudi, vingt et une heures, le gymnase derrière l’école.',
      '목요일 저녁 아홉 시, 학교 뒤 체육관을 위해.',
    ),
    story: [shoe.indoorGrip, shoe.touchZone(0.4), shoe.firmFoam],
    facts: [fact.shoeWeight(244), fact.drop(4), fact.surface('hall')],
    materials: [material.suedeUpper, material.textileLining, material.gumSole],
    colourways: [
      colourway('IN1001', ['navy', 'white', 'gold', 'gum']),
      colourway('IN1002', ['white', 'royal', 'royal', 'gum'], { stock: 'broken' }),
      colourway('IN1003', ['burgundy', 'chalk', 'chalk', 'gum'], { sale: [52, 15] }),
    ],
  }),
  model({
    ...boot,
    number: 'FUTSALP',
    name: 'Five-a-Side Pro',
    form: 'indoorShoe',
    kind: kinds.indoorShoe,
    pounds: 98,
    age: 55,
    lead: texts(
      'A lower sole and a rubber toe for those who still toe-poke.',
      'Eine flachere Sohle und eine Gummispitze für alle, die noch mit der Pike schießen.',
      'Une semelle plus basse et un bout caoutchouc, pour qui tire encore du pointu.',
      '더 낮은 밑창과 고무 앞코. 아직도 발끝으로 차는 분께.',
    ),
    story: [shoe.indoorGrip, shoe.toeBumper, shoe.gusset, shoe.recycled(40)],
    facts: [fact.shoeWeight(231), fact.drop(2), fact.surface('hall')],
    materials: [material.meshUpper(40), material.textileLining, material.gumSole],
    colourways: [
      colourway('IN2001', ['volt', 'black', 'black', 'gum'], { named: ['volt', 'black'] }),
      colourway('IN2002', ['sky', 'navy', 'white', 'gum']),
    ],
  }),
];
