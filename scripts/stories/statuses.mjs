/** Maturity of a component: a tag of its story file. */
export const statuses = /** @type {const} */ (['draft', 'ready', 'deprecated']);
