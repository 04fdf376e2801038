import type { LoadedPage, PageContext } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';

/** The store of a page that the link of a mail opens and whose form sets a password. */
interface PasswordLinkStore {
  open(key: string): Promise<unknown>;
  submit(password: string): Promise<unknown>;
}

const keyOf = (url: URL): string => url.searchParams.get('key') ?? '';

/** Takes the key of the link. Returns what such a page says of itself. */
export async function openPasswordLink(
  store: PasswordLinkStore,
  { stores, url }: Pick<PageContext, 'stores' | 'url'>,
  { title, path }: { title: string; path: string },
): Promise<LoadedPage> {
  await store.open(keyOf(url));
  return {
    head: { title: pageTitle(stores.site, title), canonicalPath: path, robots: 'noindex' },
    // The address has the key: other origins must not see it, and our own pages need the origin for forms.
    headers: { 'referrer-policy': 'strict-origin' },
  };
}

/** Sets the password that was posted. */
export async function submitPasswordLink(
  store: PasswordLinkStore,
  { url, form }: { url: URL; form: FormData },
): Promise<void> {
  await store.open(keyOf(url));
  const password = form.get('password');
  await store.submit(typeof password === 'string' ? password : '');
}

/** The result of a form that was sent too often. */
export const tooMany = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(Math.ceil(seconds)) },
});
