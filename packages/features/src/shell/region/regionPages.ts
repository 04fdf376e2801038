/** The pages where a region is chosen, below the site path. */
export const regionPages = {
  countries: '/country-selector.html',
  countriesOnPhone: '/country-selector-mobile.html',
  locations: '/location-selector.html',
} as const;

/** Names of the form fields: the chosen site path, and the page to show there. */
export const regionField = 'sitePath';
export const regionPathField = 'path';
