import { measured, texts } from '../texts.ts';

/** What can be said of a shoe, one sentence at a time; a description is three or four of them. */
export const shoe = {
  stack: measured('{1} mm of foam under the heel, {2} mm under the toe.'),
  nitrogenFoam: measured(
    'The midsole is blown with nitrogen, which saves {1} g a shoe and keeps its spring for some {2} km.',
  ),
  firmFoam: texts('The foam is on the firm side, so the shoe tells the foot what the ground is doing.'),
  dualFoam: texts(
    'A soft foam lies under the foot and a firmer one below it, which keeps the shoe from wobbling.',
  ),
  carbonPlate: texts('A carbon plate runs the full length and bends just behind the toes.'),
  nylonPlate: texts('A nylon plate gives some of the snap of carbon, and forgives a tired stride.'),
  rocker: measured('The sole curves up from {1}% of its length, so the shoe rolls rather than bends.'),
  openKnit: texts(
    'The knit is open over the forefoot and closed round the heel: it vents where you bend and holds where you land.',
  ),
  mesh: texts('One layer of mesh, no lining over the toes, and it is dry again by the next morning.'),
  leather: measured('The upper is {1} mm full-grain leather that creases rather than cracks.'),
  suede: texts('Suede at toe and heel takes the scuffs, canvas between them keeps it light.'),
  heelCounter: texts('A moulded counter holds the heel without pressing on the tendon.'),
  wideToe: texts('The toe box is a full width wider than our road lasts.'),
  gusset: texts('The tongue is sewn in on both sides, so grit stays out and nothing slips.'),
  lugs: measured('{1} mm lugs, cut square so that mud falls out.'),
  drainPorts: texts(
    'The sidewall has drain ports at the arch, and what comes in over the top goes out there.',
  ),
  rockPlate: measured('A {1} mm plate under the forefoot takes the point off sharp stones.'),
  mudGuard: texts('The mud guard is glued and stitched, because glue alone lets go in the second winter.'),
  waterproof: measured(
    'The lining keeps water out to {1} mm of pressure and the seams are taped to the ankle.',
  ),
  resole: texts('When the sole is through, we put on a new one; the stitched edge makes it possible twice.'),
  studs: measured(
    '{1} fixed studs of {2} mm, the ones under the big toe shorter, so that turning does not pull at the knee.',
  ),
  indoorGrip: texts('The gum sole is flat, grips varnished wood and leaves no marks on it.'),
  touchZone: measured('Ribs of {1} mm on the instep give the ball something to bite on in the rain.'),
  knitCollar: texts('The knitted collar is pulled on like a sock and closes under the ankle bone.'),
  herringbone: measured('Herringbone rubber of {1} mm stops in every direction, also on a dusty court.'),
  sideWall: texts('The outsole climbs the outer edge, where sliding wears a shoe out first.'),
  highCollar: texts(
    'The collar is high at the back and low at the front: it guards the ankle and lets it bend.',
  ),
  cupsole: texts('The cupsole is stitched all the way round, so the edge stays on.'),
  footbed: measured('The footbed is shaped, {1} mm thick at the heel, and does not soak up water.'),
  strap: texts('Elastic laces and one strap: on and off without help.'),
  toeBumper: texts('A rubber bumper over the toe takes the braking that small feet do.'),
  growthLine: measured(
    'The insole shows a line at {1} mm: when the toes pass it, it is time for the next size.',
  ),
  reflective: texts('Heel and toe reflect headlights.'),
  recycled: measured('{1}% of the upper is recycled polyester.'),
};
