/** Number of suggestions that a search answers at most, unless it is asked for fewer (checkout document, section 9). */
export const suggestionLimit = 200;
