/** Providers whose mailboxes have several names: other domains, and dots that mean nothing. */
const aliases: Readonly<Record<string, { readonly domain: string; readonly ignoresDots?: boolean }>> = {
  'gmail.com': { domain: 'gmail.com', ignoresDots: true },
  'googlemail.com': { domain: 'gmail.com', ignoresDots: true },
  'protonmail.com': { domain: 'proton.me' },
  'pm.me': { domain: 'proton.me' },
  'proton.me': { domain: 'proton.me' },
  'icloud.com': { domain: 'icloud.com' },
  'me.com': { domain: 'icloud.com' },
  'mac.com': { domain: 'icloud.com' },
};

/**
 * The mailbox that an email address leads to: without the tag after a plus, and without what its provider ignores. For
 * counting what one person gets, never for finding an account or sending a mail. Expects the one spelling of an address:
 * see `normalEmail`.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase();
  const alias = Object.hasOwn(aliases, domain) ? aliases[domain] : undefined;
  // A name cannot begin with a tag: then the plus belongs to it.
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return `${alias?.ignoresDots ? untagged.replaceAll('.', '') : untagged}@${alias?.domain ?? domain}`;
}
