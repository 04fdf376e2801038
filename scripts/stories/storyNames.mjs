/** Between a story's name and what it is also found by. */
export const separator = ' · ';

/** A story's name without what it is also found by. @param {string} name */
export const shownName = (name) => name.split(separator)[0] ?? name;
