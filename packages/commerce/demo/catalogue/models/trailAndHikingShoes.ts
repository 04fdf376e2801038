import { colourway } from '../colourway.ts';
import { model } from '../model.ts';
import { texts } from '../texts.ts';
import { care } from '../words/care.ts';
import { fact } from '../words/facts.ts';
import { fits } from '../words/fits.ts';
import { kinds } from '../words/kinds.ts';
import { material } from '../words/materials.ts';
import { shoe } from '../words/shoeSentences.ts';

const trail = {
  line: 'Touchline Trail',
  shops: ['touchline', 'northing'],
  form: 'trailRunner',
  kind: kinds.trailShoe,
  category: 'trail-shoes',
  sports: ['trail', 'outdoor'],
  fit: fits.trueToSize,
  care: care.shoe,
} as const;
const hike = {
  ...trail,
  line: 'Touchline Outdoor',
  form: 'hikingMid',
  kind: kinds.hikingBoot,
  category: 'hiking-shoes',
  sports: ['outdoor'],
  fit: fits.thickSock,
} as const;
const mens = { gender: 'M', sizes: 'mens-shoes' } as const;
const womens = { gender: 'W', sizes: 'womens-shoes' } as const;
const unisex = { gender: 'U', sizes: 'unisex-shoes' } as const;

export const trailAndHikingShoes = [
  model({
    ...trail,
    ...mens,
    number: 'FELL2M',
    name: 'Fell 2',
    pounds: 125,
    badge: 'newGrip',
    age: 20,
    lead: texts('Drains fast, grips both ways. Made for bog, slab and the stony track back to the car.'),
    story: [shoe.lugs(5), shoe.drainPorts, shoe.mudGuard],
    facts: [fact.drop(6), fact.shoeWeight(312), fact.lugs(5), fact.surface('bog', 'rock', 'forest')],
    materials: [material.meshUpper(60), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('TR2101', ['glacier', 'slate', 'gold', 'white', 'graphite'], { named: ['glacier'] }),
      colourway('TR2102', ['moss', 'graphite', 'rust', 'chalk'], { named: ['moss', 'rust'] }),
      colourway('TR2103', ['graphite', 'black', 'volt', 'volt'], {
        named: ['graphite', 'volt'],
        sizes: { 580: 1 },
      }),
    ],
  }),
  model({
    ...trail,
    ...womens,
    number: 'FELL2W',
    name: 'Fell 2',
    pounds: 125,
    badge: 'newGrip',
    age: 20,
    lead: texts('Five-millimetre lugs on a women’s last. The bog will still win, but later.'),
    story: [shoe.drainPorts, shoe.lugs(5), shoe.gusset],
    facts: [fact.drop(6), fact.shoeWeight(268, 'women'), fact.lugs(5), fact.surface('bog', 'rock', 'forest')],
    materials: [material.meshUpper(60), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('TR2151', ['plum', 'burgundy', 'coral', 'chalk']),
      colourway('TR2152', ['mint', 'petrol', 'gold', 'white'], { stock: 'broken' }),
      colourway('TR2153', ['glacier', 'slate', 'gold', 'white', 'graphite'], {
        named: ['glacier'],
        sale: [94, 11],
      }),
    ],
  }),
  model({
    ...trail,
    ...mens,
    number: 'FELLWPM',
    name: 'Fell 2 Storm',
    kind: kinds.waterproofTrailShoe,
    pounds: 155,
    age: 20,
    lead: texts('The Fell with the door shut: a membrane up to the ankle and no drains.'),
    story: [shoe.waterproof(10000), shoe.lugs(5), shoe.mudGuard],
    facts: [fact.drop(6), fact.shoeWeight(348), fact.lugs(5), fact.waterproof(10000)],
    materials: [material.meshUpper(60), material.membraneLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('TR2201_101', ['black', 'graphite', 'orange', 'graphite']),
      colourway('TR2201_205', ['spruce', 'black', 'gold', 'chalk'], { stock: 'broken' }),
    ],
  }),
  model({
    ...trail,
    ...unisex,
    number: 'SCREE1',
    name: 'Scree',
    pounds: 110,
    age: 190,
    lead: texts('Light on gravel, polite on tarmac: from the front door to the first summit and back.'),
    story: [shoe.lugs(3), shoe.stack(30, 24), shoe.rockPlate(1), shoe.mesh],
    facts: [fact.drop(6), fact.shoeWeight(262), fact.lugs(3), fact.surface('gravel', 'forest', 'road')],
    materials: [material.meshUpper(80), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('TR3301', ['sand', 'leather', 'coral', 'white']),
      colourway('TR3302', ['slate', 'graphite', 'sky', 'white'], { sale: [79, 13], earlier: [85, 40, 25] }),
    ],
  }),
  model({
    ...trail,
    ...unisex,
    number: 'RIDGE100',
    name: 'Ridge 100',
    pounds: 160,
    member: 144,
    age: 75,
    lead: texts('For distances at which one talks to sheep.'),
    story: [shoe.stack(40, 34), shoe.wideToe, shoe.rockPlate(1.5), shoe.lugs(4)],
    facts: [fact.drop(6), fact.shoeWeight(318), fact.stack(40, 34), fact.lugs(4)],
    materials: [material.meshUpper(70), material.textileLining, material.peba, material.rubberSole],
    colourways: [
      colourway('TR4101', ['orange', 'rust', 'black', 'white'], { named: ['orange'] }),
      colourway('TR4102', ['petrol', 'navy', 'volt', 'white']),
      colourway('TR4103', ['white', 'silver', 'red', 'white'], { state: 'PREORDER', inDays: 28 }),
    ],
  }),
  model({
    ...hike,
    ...mens,
    number: 'CAIRNM',
    name: 'Cairn Mid',
    pounds: 165,
    age: 260,
    lead: texts('A boot that is broken in after one walk and mended after six hundred.'),
    story: [shoe.leather(2), shoe.waterproof(15000), shoe.resole],
    facts: [
      fact.shoeWeight(540),
      fact.lugs(5),
      fact.waterproof(15000),
      fact.surface('rock', 'bog', 'forest'),
    ],
    materials: [material.nubuckUpper, material.membraneLining, material.foamMidsole, material.rubberSole],
    care: care.leather,
    colourways: [
      colourway('HK1001', ['leather', 'espresso', 'red', 'chalk']),
      colourway('HK1002', ['graphite', 'black', 'gold', 'graphite'], { stock: 'broken' }),
    ],
  }),
  model({
    ...hike,
    ...womens,
    number: 'CAIRNW',
    name: 'Cairn Mid',
    pounds: 165,
    age: 260,
    lead: texts('High enough for scree, soft enough for the pub afterwards.'),
    story: [shoe.waterproof(15000), shoe.leather(1.8), shoe.heelCounter, shoe.resole],
    facts: [
      fact.shoeWeight(465, 'women'),
      fact.lugs(5),
      fact.waterproof(15000),
      fact.surface('rock', 'bog', 'forest'),
    ],
    materials: [material.nubuckUpper, material.membraneLining, material.foamMidsole, material.rubberSole],
    care: care.leather,
    colourways: [
      colourway('HK1051', ['sand', 'leather', 'spruce', 'chalk']),
      colourway('HK1052', ['burgundy', 'espresso', 'gold', 'chalk'], { sale: [124, 18] }),
    ],
  }),
  model({
    ...hike,
    ...unisex,
    number: 'BIVVY',
    name: 'Bivvy Mid Light',
    pounds: 135,
    age: 45,
    badge: 'recycled',
    lead: texts('A day boot of 390 g for people who used to wear trail shoes.'),
    story: [shoe.recycled(90), shoe.lugs(4), shoe.wideToe, shoe.gusset],
    facts: [fact.drop(8), fact.shoeWeight(390), fact.lugs(4), fact.surface('gravel', 'rock', 'forest')],
    materials: [material.meshUpper(90), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('HK2001', ['spruce', 'moss', 'gold', 'chalk']),
      colourway('HK2002', ['slate', 'graphite', 'coral', 'white']),
      colourway('HK2003', ['chalk', 'sand', 'petrol', 'gum'], { state: 'BACKORDER', inDays: 18 }),
    ],
  }),
  model({
    ...trail,
    ...womens,
    number: 'SCREEW',
    name: 'Scree Storm',
    kind: kinds.waterproofTrailShoe,
    pounds: 130,
    age: 190,
    lead: texts('For wet meadows at six in the morning and the meeting at nine.'),
    story: [shoe.waterproof(10000), shoe.lugs(3), shoe.stack(30, 24), shoe.reflective],
    facts: [fact.drop(6), fact.shoeWeight(258, 'women'), fact.lugs(3), fact.waterproof(10000)],
    materials: [material.meshUpper(80), material.membraneLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('TR3351', ['black', 'slate', 'rose', 'white']),
      colourway('TR3352', ['petrol', 'glacier', 'white', 'white']),
    ],
  }),
];
