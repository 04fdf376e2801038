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
    lead: texts('Firm ground needs eleven short studs in a row that turns with the player.'),
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
    lead: texts('The Strike pulled on like a sock. 196 g, and it does not need breaking in.'),
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
    lead: texts('Artificial grass does not forgive long studs. These are twenty-two, and short.'),
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
    lead: texts('Black leather, white line, a fold-over tongue. The game has changed; feet have not.'),
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
    lead: texts('Built on a women’s last, with the studs set 4 mm further in under the ball of the foot.'),
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
    lead: texts('For Thursday, nine o’clock, the hall behind the school.'),
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
    lead: texts('A lower sole and a rubber toe for those who still toe-poke.'),
    story: [shoe.indoorGrip, shoe.toeBumper, shoe.gusset, shoe.recycled(40)],
    facts: [fact.shoeWeight(231), fact.drop(2), fact.surface('hall')],
    materials: [material.meshUpper(40), material.textileLining, material.gumSole],
    colourways: [
      colourway('IN2001', ['volt', 'black', 'black', 'gum'], { named: ['volt', 'black'] }),
      colourway('IN2002', ['sky', 'navy', 'white', 'gum']),
    ],
  }),
];
