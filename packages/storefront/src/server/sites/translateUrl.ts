import { translateUrl } from '@touchline/contract/market/endpoints';
import { localPath } from '../../routes/urls.ts';

/** Path of the helper that finds the address of a page in another language. */
export const translateUrlPath = translateUrl.path;

/**
 * Answers a script with the address of a page in another language, as the contract says, and leads anybody else there.
 * What cannot be translated leads to the start page.
 */
export async function openTranslated(
  request: Request,
  url: URL,
  backEnd: (request: Request) => Promise<Response>,
): Promise<Response> {
  const answer = await backEnd(new Request(url, { headers: { accept: 'application/json' } }));
  const isByScript = request.headers.get('accept')?.startsWith('application/json') ?? false;
  if (isByScript) return answer;
  const { path } = answer.ok ? translateUrl.response.parse(await answer.json()) : { path: '/' };
  return new Response(null, {
    status: 302,
    headers: { location: localPath(path) ?? '/', 'cache-control': 'private, no-store' },
  });
}
