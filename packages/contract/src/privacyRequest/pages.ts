/** Pages of privacy requests, below the site path; links in mails have a `key` in the query. */
export const privacyRequestPages = {
  form: '/privacy-request',
  confirm: '/privacy-request/confirm',
  archive: '/privacy-request/archive',
} as const;
