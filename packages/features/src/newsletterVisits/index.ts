// The pages that a browser has seen, without the newsletter that counts them: analytics reads it on every page.
export { newsletterVisits } from './visits.ts';
