import { colourway } from '../colourway.ts';
import { model } from '../model.ts';
import { texts } from '../texts.ts';
import { care } from '../words/care.ts';
import { fact } from '../words/facts.ts';
import { fits } from '../words/fits.ts';
import { kinds } from '../words/kinds.ts';
import { material } from '../words/materials.ts';
import { shoe } from '../words/shoeSentences.ts';

const hoops = {
  line: 'Touchline Basketball',
  form: 'basketballHigh',
  kind: kinds.basketballShoe,
  category: 'basketball-shoes',
  gender: 'U',
  sizes: 'unisex-shoes',
  sports: ['basketball'],
  fit: fits.trueToSize,
  care: care.shoe,
} as const;

export const basketballShoes = [
  model({
    ...hoops,
    number: 'PIVOT5',
    name: 'Pivot 5',
    pounds: 140,
    age: 40,
    badge: 'new',
    lead: texts('High at the back, low at the front, and quiet about both.'),
    story: [shoe.highCollar, shoe.herringbone(4), shoe.stack(34, 28)],
    facts: [fact.drop(6), fact.shoeWeight(398), fact.stack(34, 28), fact.surface('hall')],
    materials: [material.knitUpper(50), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('BB5001', ['black', 'graphite', 'orange', 'white'], { named: ['black', 'orange'] }),
      colourway('BB5002', ['white', 'red', 'red', 'white']),
      colourway('BB5003', ['violet', 'plum', 'gold', 'white'], { named: ['violet', 'gold'] }),
      colourway('BB5004', ['glacier', 'navy', 'white', 'sky'], {
        state: 'PREVIEW',
        stock: 'none',
        inDays: 18,
      }),
    ],
  }),
  model({
    ...hoops,
    number: 'PIVOT5OUT',
    name: 'Pivot 5 Outdoor',
    pounds: 130,
    age: 40,
    lead: texts('The Pivot with two millimetres more rubber, for courts with weeds in them.'),
    story: [shoe.herringbone(6), shoe.highCollar, shoe.gusset],
    facts: [fact.drop(6), fact.shoeWeight(421), fact.surface('asphalt')],
    materials: [material.meshUpper(50), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('BB5101', ['slate', 'graphite', 'volt', 'silver']),
      colourway('BB5102', ['rust', 'espresso', 'chalk', 'gum'], { stock: 'broken' }),
    ],
  }),
  model({
    ...hoops,
    number: 'GLASS',
    name: 'Glass Cleaner',
    pounds: 125,
    age: 280,
    lead: texts('For centres, and for those who jump like one.'),
    story: [shoe.stack(38, 32), shoe.dualFoam, shoe.highCollar, shoe.heelCounter],
    facts: [fact.drop(6), fact.shoeWeight(436), fact.stack(38, 32), fact.surface('hall')],
    materials: [material.syntheticUpper, material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('BB3001', ['royal', 'navy', 'white', 'white'], { sale: [88, 21] }),
      colourway('BB3002', ['white', 'silver', 'black', 'white'], { stock: 'last' }),
    ],
  }),
  model({
    ...hoops,
    number: 'GUARDW',
    name: 'Point Guard W',
    gender: 'W',
    sizes: 'womens-shoes',
    fit: fits.halfUp,
    pounds: 125,
    age: 110,
    lead: texts('First step, second step, pass. 318 g for people who decide early.'),
    story: [shoe.herringbone(4), shoe.nitrogenFoam(30, 600), shoe.openKnit],
    facts: [fact.drop(6), fact.shoeWeight(318, 'women'), fact.surface('hall')],
    materials: [material.knitUpper(70), material.textileLining, material.foamMidsole, material.rubberSole],
    colourways: [
      colourway('BB4051', ['fuchsia', 'plum', 'white', 'white']),
      colourway('BB4052', ['white', 'lilac', 'violet', 'white']),
    ],
  }),
  model({
    ...hoops,
    number: 'HALFCRT',
    name: 'Half Court',
    kind: kinds.streetShoe,
    sports: ['lifestyle', 'basketball'],
    care: care.leather,
    pounds: 105,
    age: 450,
    lead: texts('What the tall ones wore in 1984, with a footbed from now.'),
    story: [shoe.leather(1.8), shoe.cupsole, shoe.footbed(7)],
    facts: [fact.shoeWeight(462), fact.surface('asphalt')],
    materials: [material.leatherUpper, material.textileLining, material.rubberSole],
    colourways: [
      colourway('BB2001', ['white', 'pitch', 'white', 'chalk'], { named: ['white', 'pitch'] }),
      colourway('BB2002', ['chalk', 'burgundy', 'burgundy', 'chalk'], { named: ['chalk', 'burgundy'] }),
      colourway('BB2003', ['black', 'red', 'red', 'white'], { sale: [74, 3], earlier: [84, 20, 10] }),
    ],
  }),
];
