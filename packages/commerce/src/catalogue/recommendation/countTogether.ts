/** Models that occur together in one session, bag or order. */
export interface Occurrence {
  /** Counted for the first time. */
  readonly models: readonly string[];
  /** Counted before; only their pairs with `models` are new. */
  readonly before?: readonly string[];
  readonly weight: number;
}

export interface Counts {
  readonly models: ReadonlyMap<string, number>;
  /** By model, then by the other one; each pair in both directions. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Larger ones are those of resellers and robots, and say little about what goes together. */
const maxModels = 30;

/** Counts models and pairs of models. */
export function countTogether(occurrences: readonly Occurrence[]): Counts {
  const models = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  const addPair = (one: string, two: string, weight: number) => {
    const others = pairs.get(one) ?? new Map<string, number>();
    others.set(two, (others.get(two) ?? 0) + weight);
    pairs.set(one, others);
  };
  for (const { models: all, before = [], weight } of occurrences) {
    const own = [...new Set(all)];
    const earlier = [...new Set(before)].filter((model) => !own.includes(model));
    if (own.length + earlier.length > maxModels) continue;
    for (const [at, one] of own.entries()) {
      models.set(one, (models.get(one) ?? 0) + weight);
      for (const two of [...own.slice(at + 1), ...earlier]) {
        addPair(one, two, weight);
        addPair(two, one, weight);
      }
    }
  }
  return { models, pairs };
}
