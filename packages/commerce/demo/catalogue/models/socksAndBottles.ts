import { colourway } from '../colourway.ts';
import { model } from '../model.ts';
import { texts } from '../texts.ts';
import { care } from '../words/care.ts';
import { fact } from '../words/facts.ts';
import { fits } from '../words/fits.ts';
import { gear } from '../words/gearSentences.ts';
import { kinds } from '../words/kinds.ts';
import { material } from '../words/materials.ts';

const small = {
  line: 'Touchline',
  shops: ['touchline', 'northing'],
  gender: 'U',
  sizes: 'one-size',
  sports: ['lifestyle', 'outdoor'],
} as const;
const sock = {
  ...small,
  shops: ['touchline'],
  form: 'socks',
  kind: kinds.crewSocks,
  category: 'socks',
  sizes: 'socks',
  fit: fits.trueToSize,
  care: care.sweat,
} as const;
const bottle = {
  ...small,
  form: 'bottle',
  category: 'bottles',
  fit: fits.oneSize,
  care: care.bottle,
} as const;

export const socksAndBottles = [
  model({
    ...sock,
    number: 'CREWSOCK',
    name: 'Clubhouse Crew Socks',
    sports: ['lifestyle', 'training'],
    pounds: 14,
    age: 400,
    lead: texts('Three pairs, so that two are left after the wash.'),
    story: [gear.pack(3), gear.sockPad, gear.sockArch],
    facts: [fact.pack(3)],
    materials: [material.sockYarn(78, 22)],
    colourways: [
      colourway('SO1001', ['white', 'white', 'black'], { named: ['white'] }),
      colourway('SO1002', ['black', 'black', 'white'], { named: ['black'] }),
      colourway('SO1003', ['silver', 'white', 'red'], { named: ['silver'], stock: 'broken' }),
    ],
  }),
  model({
    ...sock,
    number: 'RUNSOCK',
    name: 'Split Socks',
    line: 'Touchline Run',
    kind: kinds.runSocks,
    sports: ['running', 'trail'],
    pounds: 12,
    age: 200,
    lead: texts('A blister is a sock that went wrong.'),
    story: [gear.sockArch, gear.sockPad],
    facts: [fact.pack(1)],
    materials: [material.polyesterElastane(94, 6)],
    colourways: [
      colourway('SO2001', ['volt', 'black', 'black'], { named: ['volt', 'black'] }),
      colourway('SO2002', ['coral', 'plum', 'plum'], { named: ['coral', 'plum'] }),
      colourway('SO2003', ['white', 'silver', 'black'], { named: ['white'], sale: [8, 6] }),
    ],
  }),
  model({
    ...sock,
    number: 'FBSOCK',
    name: 'Halves Socks',
    line: 'Touchline Football',
    kind: kinds.footballSocks,
    sports: ['football'],
    pounds: 13,
    age: 50,
    lead: texts('Stay up until somebody pulls them down on purpose.'),
    story: [gear.sockTall(46), gear.sockPad],
    facts: [fact.pack(1)],
    materials: [material.polyesterElastane(92, 8)],
    colourways: [
      colourway('SO3001', ['red', 'white', 'white'], { named: ['red'] }),
      colourway('SO3002', ['black', 'white', 'white'], { named: ['black'] }),
      colourway('SO3003', ['royal', 'white', 'gold'], { named: ['royal'] }),
      colourway('SO3004', ['white', 'black', 'black'], { named: ['white'] }),
    ],
  }),
  model({
    ...sock,
    number: 'WALKSOCK',
    name: 'Drover Socks',
    line: 'Touchline Outdoor',
    shops: ['touchline', 'northing'],
    kind: kinds.walkSocks,
    sports: ['outdoor', 'trail'],
    care: care.merino,
    pounds: 19,
    age: 270,
    lead: texts('Darn them once and they are yours.'),
    story: [gear.sockPad, gear.sockTall(24), gear.sockArch],
    facts: [fact.fabric('merino'), fact.pack(1)],
    materials: [material.merinoNylon(64, 36)],
    colourways: [
      colourway('SO4001', ['moss', 'graphite', 'gold'], { named: ['moss'] }),
      colourway('SO4002', ['slate', 'graphite', 'coral'], { named: ['slate'] }),
      colourway('SO4003', ['rust', 'espresso', 'sand'], { named: ['rust'] }),
    ],
  }),
  model({
    ...bottle,
    number: 'FLASK750',
    name: 'Flask 750',
    kind: kinds.flask,
    sports: ['training', 'outdoor', 'running'],
    pounds: 26,
    age: 420,
    lead: texts('Falls off the bench, stays in one piece, dents with dignity.'),
    story: [gear.steelWall(24, 12), gear.loopLid, gear.repairFree],
    facts: [fact.millilitres(750), fact.weight(360), fact.dimensions(26.5, 7.3)],
    materials: [material.steel],
    colourways: [
      colourway('750', ['black', 'black', 'volt', 'volt'], { named: ['black', 'volt'] }),
      colourway('751', ['chalk', 'black', 'rust', 'rust'], { named: ['chalk', 'rust'] }),
      colourway('752', ['royal', 'white', 'white', 'navy'], { named: ['royal'] }),
    ],
  }),
  model({
    ...bottle,
    number: 'FLASK500',
    name: 'Flask 500',
    kind: kinds.flask,
    sports: ['lifestyle', 'training'],
    pounds: 22,
    age: 420,
    lead: texts('Half a litre: the school day, the train, one side of a mountain.'),
    story: [gear.steelWall(18, 9), gear.loopLid],
    facts: [fact.millilitres(500), fact.weight(285), fact.dimensions(21.5, 7)],
    materials: [material.steel],
    colourways: [
      colourway('50', ['mint', 'white', 'spruce', 'spruce'], { named: ['mint'] }),
      colourway('51', ['coral', 'white', 'burgundy', 'burgundy'], { named: ['coral'], sale: [16, 12] }),
      colourway('52', ['graphite', 'black', 'silver', 'black'], { named: ['graphite'], stock: 'none' }),
    ],
  }),
  model({
    ...bottle,
    number: 'SQUEEZE',
    name: 'Touch Bottle',
    line: 'Touchline Football',
    shops: ['touchline'],
    kind: kinds.squeezeBottle,
    sports: ['football', 'basketball', 'training'],
    pounds: 9,
    age: 360,
    lead: texts('Thrown from the bench it flies straight.'),
    story: [gear.squeeze(78), gear.loopLid],
    facts: [fact.millilitres(800), fact.weight(78)],
    materials: [material.softPlastic],
    colourways: [
      colourway('8001', ['white', 'black', 'volt', 'black'], { named: ['white', 'black'] }),
      colourway('8002', ['volt', 'black', 'black', 'black'], { named: ['volt'] }),
    ],
  }),
];
