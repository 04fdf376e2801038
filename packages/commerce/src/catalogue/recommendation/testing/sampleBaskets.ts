/** A generated shop: its models, and what people buy together. */
export interface SampleShop {
  readonly models: readonly SampleModel[];
  readonly baskets: readonly (readonly string[])[];
}

interface SampleModel {
  readonly model: string;
  readonly sport: number;
  readonly gender: 'M' | 'W';
  readonly kind: number;
  readonly appeal: number;
}

const sports = 10;
const kinds = 6;

/** A generator of numbers from 0 to 1 that always gives the same ones for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Baskets as a sports shop has them. A few models are bought far more than others (Zipf). A shopper mostly buys for one
 * sport and one person, rather things of different kinds; a fifth of what they buy is anything popular.
 */
export function sampleShop(modelCount: number, basketCount: number, seed = 1): SampleShop {
  const random = randomOf(seed);
  const models = Array.from({ length: modelCount }, (_, at): SampleModel => ({
    model: `M${at}`,
    sport: Math.floor(random() * sports),
    gender: random() < 0.5 ? 'M' : 'W',
    kind: Math.floor(random() * kinds),
    appeal: 1 / (1 + Math.floor(random() * modelCount)) ** 0.7,
  }));
  const draw = (weightOf: (model: SampleModel) => number): SampleModel | undefined => {
    const weights = models.map(weightOf);
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
    return models.find((_, at) => (left -= weights[at] ?? 0) <= 0);
  };
  const baskets = Array.from({ length: basketCount }, () => {
    const first = draw(({ appeal }) => appeal);
    if (!first) return [];
    const chosen = new Set<string>([first.model]);
    const known = new Set<number>([first.kind]);
    const size = 2 + Math.floor(random() ** 2 * 4);
    while (chosen.size < size) {
      const isAnything = random() < 0.2;
      const next =
        draw((other) => {
          if (chosen.has(other.model)) return 0;
          if (isAnything) return other.appeal;
          const fits = other.sport === first.sport && other.gender === first.gender;
          return fits ? other.appeal * (known.has(other.kind) ? 0.25 : 1) : 0;
        }) ?? draw(({ appeal, model }) => (chosen.has(model) ? 0 : appeal));
      if (!next) break;
      chosen.add(next.model);
      known.add(next.kind);
    }
    return [...chosen];
  });
  return { models, baskets };
}
