import { expect, type APIRequestContext } from 'playwright/test';

type Attributes = Readonly<Record<string, string | undefined>>;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity),
    ]),
  );

/** Reads the head of a page from the server's response. */
export async function readHead(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { headers: { accept: 'text/html' } });
  expect(answer.headers()['content-type']).toContain('text/html');
  const [html = ''] = (await answer.text()).split('</head>');
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  return {
    html,
    title: /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
    /** Contents of the `meta` of this name or property. */
    metas: (name: string) =>
      tags('meta').flatMap((meta) => ((meta['name'] ?? meta['property']) === name ? [meta['content']] : [])),
    links: (rel: string) => tags('link').filter((link) => link['rel'] === rel),
  };
}
