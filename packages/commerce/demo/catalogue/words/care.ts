import { texts } from '../texts.ts';

const machine30 = texts('Machine wash at 30 °C');
const machine40 = texts('Machine wash at 40 °C');
const noDryer = texts('Do not tumble dry');
const noSoftener = texts('No softener, it clogs the fibres');
const insideOut = texts('Inside out, with similar colours');
const wipe = texts('Wipe with a damp cloth');
const airDry = texts('Dry in the air, away from heating');

/** Lines of "Care" by family. */
export const care = {
  shoe: [
    texts('Brush dry mud off, then wash by hand'),
    texts('Insoles out, newspaper in'),
    airDry,
  ],
  leather: [
    wipe,
    texts('Leather cream once a month'),
    airDry,
  ],
  rinse: [texts('Rinse with clear water'), airDry],
  cotton: [machine40, insideOut, texts('Tumble dry low')],
  sweat: [machine30, insideOut, noDryer],
  synthetic: [machine30, noSoftener, noDryer],
  merino: [
    texts('Wool wash at 30 °C'),
    noSoftener,
    texts('Dry flat'),
  ],
  shell: [
    machine30,
    noSoftener,
    texts('Tumble dry low once, to wake the finish'),
  ],
  down: [
    machine30,
    texts('Tumble dry low with two tennis balls'),
    texts('Store loose, never squeezed'),
  ],
  hand: [texts('Wash by hand, lukewarm'), airDry],
  bottle: [
    texts('Lid in the dishwasher, body by hand'),
    texts('Not for the microwave'),
  ],
  ball: [
    wipe,
    texts('Wet the needle before pumping'),
  ],
  tin: [
    texts('Opened, they keep their bounce for some four weeks'),
  ],
  bag: [wipe, texts('Do not machine wash')],
} as const; // prettier-ignore
