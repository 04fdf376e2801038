/** How finished a component is: a tag of its story file. */
export const statuses = /** @type {const} */ (['draft', 'ready', 'deprecated']);
