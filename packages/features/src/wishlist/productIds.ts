// The local operations on a list of product ids (accounts document, section 4).

/** The ids with one in front, only if it is absent. */
export const withProduct = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [id, ...ids];

/** The ids without one. */
export const withoutProduct = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : ids;

/** The ids with another in the place of the one at `index`; an id that is elsewhere in the list already keeps only this place. */
export const withProductAt = (ids: readonly string[], index: number, id: string): readonly string[] =>
  ids[index] === undefined
    ? ids
    : ids.flatMap((each, at) => {
        if (at === index) return [id];
        return each === id ? [] : [each];
      });
