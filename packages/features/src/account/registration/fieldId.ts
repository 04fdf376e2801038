/** The id of a field on the page. */
export const fieldId = (name: string): string => `registration-${name}`;
