import { colourway } from '../colourway.ts';
import { model } from '../model.ts';
import { texts } from '../texts.ts';
import { care } from '../words/care.ts';
import { fact } from '../words/facts.ts';
import { fits } from '../words/fits.ts';
import { kinds } from '../words/kinds.ts';
import { material } from '../words/materials.ts';
import { shoe } from '../words/shoeSentences.ts';

const run = {
  line: 'Touchline Run',
  form: 'roadRunner',
  kind: kinds.roadShoe,
  category: 'running-shoes',
  sports: ['running'],
  fit: fits.trueToSize,
  care: care.shoe,
} as const;
const mens = { ...run, gender: 'M', sizes: 'mens-shoes' } as const;
const womens = { ...run, gender: 'W', sizes: 'womens-shoes' } as const;

export const runningShoes = [
  model({
    ...mens,
    number: 'TEMPO4M',
    name: 'Tempo 4',
    pounds: 130,
    badge: 'new',
    age: 12,
    lead: texts(
      'Soft under the heel, quick off the toe. The one pair for every run from 5k to half-marathon.',
    ),
    story: [shoe.stack(38, 30), shoe.nitrogenFoam(24, 700), shoe.openKnit],
    facts: [
      fact.drop(8),
      fact.shoeWeight(248),
      fact.stack(38, 30),
      fact.surface('road', 'track', 'treadmill'),
    ],
    materials: [material.knitUpper(75), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('RR4101', ['white', 'silver', 'black', 'volt', 'black'], {
        named: ['volt', 'white'],
        sizes: { 560: 0, 575: 2, 580: 3, 595: 2, 610: 0 },
      }),
      colourway('RR4102', ['black', 'graphite', 'volt', 'white'], { named: ['black', 'volt'] }),
      colourway('RR4103', ['harbour', 'navy', 'orange', 'white'], {
        named: ['harbour', 'orange'],
        stock: 'broken',
        sizes: { 580: 3 },
        sale: [98, 9],
      }),
      colourway('RR4104', ['moss', 'graphite', 'gold', 'chalk'], {
        named: ['moss', 'gold'],
        state: 'PREVIEW',
        stock: 'none',
        inDays: 21,
      }),
    ],
  }),
  model({
    ...womens,
    number: 'TEMPO4W',
    name: 'Tempo 4',
    pounds: 130,
    badge: 'new',
    age: 12,
    lead: texts(
      'The Tempo on a narrower heel and a last of its own: eight millimetres of drop, no slipping.',
    ),
    story: [shoe.openKnit, shoe.stack(36, 28), shoe.heelCounter],
    facts: [
      fact.drop(8),
      fact.shoeWeight(212, 'women'),
      fact.stack(36, 28),
      fact.surface('road', 'track', 'treadmill'),
    ],
    materials: [material.knitUpper(75), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('RR4152', ['lilac', 'white', 'violet', 'white'], {}),
      colourway('RR4151', ['white', 'silver', 'black', 'volt', 'black'], { named: ['volt', 'white'] }),
      colourway('RR4153', ['coral', 'rose', 'plum', 'white'], { stock: 'broken' }),
    ],
  }),
  model({
    ...run,
    gender: 'U',
    sizes: 'unisex-shoes',
    number: 'TEMPO4C',
    name: 'Tempo 4 Carbon',
    kind: kinds.raceShoe,
    form: 'carbonRacer',
    fit: fits.snug,
    pounds: 185,
    age: 12,
    badge: 'new',
    perPerson: 2,
    lead: texts('A full-length plate, 38 mm of foam and nothing you won’t need after 20 miles.'),
    story: [shoe.carbonPlate, shoe.nitrogenFoam(38, 400), shoe.rocker(62), shoe.mesh],
    facts: [fact.drop(8), fact.shoeWeight(196), fact.stack(38, 30), fact.surface('road')],
    materials: [material.meshUpper(60), material.peba, material.rubberSole],
    colourways: [
      colourway('RR4301', ['black', 'graphite', 'volt', 'white'], { named: ['black', 'volt'] }),
      colourway('RR4302', ['volt', 'white', 'black', 'white'], { stock: 'last' }),
      colourway('RR4303', ['white', 'glacier', 'royal', 'sky'], { state: 'PREORDER', inDays: 14 }),
    ],
  }),
  model({
    ...mens,
    number: 'LONGH2M',
    name: 'Long Haul 2',
    pounds: 150,
    member: 135,
    age: 120,
    lead: texts('For the slow Sunday run that takes the whole morning.'),
    story: [shoe.stack(42, 34), shoe.dualFoam, shoe.rocker(70), shoe.recycled(80)],
    facts: [fact.drop(8), fact.shoeWeight(289), fact.stack(42, 34), fact.surface('road', 'treadmill')],
    materials: [material.meshUpper(80), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('RR5201', ['navy', 'harbour', 'gold', 'white']),
      colourway('RR5202', ['silver', 'white', 'coral', 'white'], { stock: 'broken' }),
      colourway('RR5203', ['black', 'black', 'silver', 'black'], { named: ['black'] }),
    ],
  }),
  model({
    ...womens,
    number: 'LONGH2W',
    name: 'Long Haul 2',
    pounds: 150,
    member: 135,
    age: 120,
    lead: texts(
      'Forty millimetres between the road and a tired foot, and the last kilometre feels like the third.',
    ),
    story: [shoe.dualFoam, shoe.stack(40, 32), shoe.gusset],
    facts: [
      fact.drop(8),
      fact.shoeWeight(251, 'women'),
      fact.stack(40, 32),
      fact.surface('road', 'treadmill'),
    ],
    materials: [material.meshUpper(80), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('RR5251', ['petrol', 'glacier', 'gold', 'white']),
      colourway('RR5252', ['rose', 'chalk', 'burgundy', 'white'], {
        state: 'BACKORDER',
        inDays: 10,
      }),
    ],
  }),
  model({
    ...mens,
    number: 'DAILY6M',
    name: 'Daily 6',
    pounds: 95,
    age: 300,
    lead: texts('Monday, Wednesday, Friday. It does not ask how fast.'),
    story: [shoe.stack(32, 22), shoe.firmFoam, shoe.mesh, shoe.reflective],
    facts: [fact.drop(10), fact.shoeWeight(272), fact.stack(32, 22), fact.surface('road', 'treadmill')],
    materials: [material.meshUpper(50), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('RR6101', ['slate', 'silver', 'orange', 'white']),
      colourway('RR6102', ['royal', 'navy', 'volt', 'white'], { earlier: [79, 62, 48] }),
      colourway('RR6103', ['black', 'graphite', 'red', 'white'], { sale: [72, 6], earlier: [76, 30, 18] }),
    ],
  }),
  model({
    ...womens,
    number: 'DAILY6W',
    name: 'Daily 6',
    pounds: 95,
    age: 300,
    lead: texts('A plain running shoe in the best sense: laced in ten seconds, forgotten in ten minutes.'),
    story: [shoe.mesh, shoe.stack(30, 20), shoe.heelCounter, shoe.recycled(50)],
    facts: [
      fact.drop(10),
      fact.shoeWeight(229, 'women'),
      fact.stack(30, 20),
      fact.surface('road', 'treadmill'),
    ],
    materials: [material.meshUpper(50), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('RR6151', ['sky', 'white', 'fuchsia', 'white']),
      colourway('RR6152', ['mint', 'white', 'spruce', 'white'], { stock: 'broken' }),
      colourway('RR6153', ['black', 'graphite', 'rose', 'white'], { sale: [72, 20] }),
    ],
  }),
  model({
    ...mens,
    number: 'TEMPO3M',
    name: 'Tempo 3',
    pounds: 120,
    age: 480,
    lead: texts('Last year’s Tempo. Two millimetres lower, ten grams more, and a good deal less money.'),
    story: [shoe.stack(36, 28), shoe.openKnit, shoe.reflective],
    facts: [fact.drop(8), fact.shoeWeight(258), fact.stack(36, 28), fact.surface('road', 'track')],
    materials: [material.knitUpper(60), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('RR3101', ['graphite', 'black', 'coral', 'white'], {
        sale: [72, 40],
        stock: 'last',
        earlier: [96, 95, 60],
      }),
      colourway('RR3102', ['white', 'silver', 'royal', 'white'], { sale: [72, 25], stock: 'none' }),
    ],
  }),
  model({
    ...run,
    gender: 'U',
    sizes: 'unisex-shoes',
    number: 'QUICKST',
    name: 'Quickstep',
    kind: kinds.tempoShoe,
    form: 'carbonRacer',
    fit: fits.snug,
    pounds: 140,
    age: 60,
    lead: texts('For Tuesday’s intervals, when the race shoe stays in its box.'),
    story: [shoe.nylonPlate, shoe.stack(34, 28), shoe.mesh],
    facts: [fact.drop(6), fact.shoeWeight(218), fact.stack(34, 28), fact.surface('road', 'track')],
    materials: [material.meshUpper(70), material.peba, material.rubberSole],
    colourways: [
      colourway('RR4401', ['orange', 'coral', 'navy', 'white']),
      colourway('RR4402', ['white', 'white', 'black', 'white'], { stock: 'broken' }),
    ],
  }),
  model({
    ...run,
    gender: 'U',
    sizes: 'unisex-shoes',
    number: 'TEMPO4CS',
    name: 'Tempo 4 Carbon Sprint',
    kind: kinds.raceShoe,
    form: 'carbonRacer',
    fit: fits.snug,
    pounds: 210,
    badge: 'limited',
    age: 0,
    lead: texts('Five and ten kilometres, nothing else. 168 g, made once, in 900 pairs.'),
    story: [shoe.carbonPlate, shoe.stack(33, 28), shoe.firmFoam],
    facts: [fact.drop(5), fact.shoeWeight(168), fact.stack(33, 28), fact.surface('road', 'track')],
    materials: [material.meshUpper(40), material.peba, material.rubberSole],
    colourways: [
      colourway('RR4501', ['fuchsia', 'violet', 'volt', 'white'], {
        state: 'PREVIEW',
        stock: 'none',
        inDays: 35,
      }),
      colourway('RR4502', ['black', 'volt', 'volt', 'black'], { state: 'FULLY_RESERVED' }),
    ],
  }),
];
