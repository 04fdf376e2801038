import { isbot } from 'isbot';

/** Whether a request comes from a crawler, by what it says of itself. */
export const isCrawler = (headers: Headers): boolean => isbot(headers.get('user-agent'));
