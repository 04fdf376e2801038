/** The parameter in which a form without JavaScript sends the postal code; also the name of its field. */
export const postalCodeParameter = 'postalCode';
