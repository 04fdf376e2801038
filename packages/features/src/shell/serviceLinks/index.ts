export { landingPages, serviceLinks } from './serviceLinks.ts';
