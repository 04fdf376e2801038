import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

async function headOf(options: Parameters<typeof shopOf>[0]) {
  const html = await (await shopOf(options).get('/gb/track-order')).text();
  const metas = [...html.matchAll(/<meta (?:name|property|charset)="([^"]+)"(?: content="([^"]*)")?/g)];
  return {
    html,
    meta: (name: string) => metas.filter(([, each]) => each === name).map(([, , content]) => content),
  };
}

describe('the head of a page', () => {
  it('names title, charset, viewport, robots, the social title, site and app, theme colour and address [A2.18]', async () => {
    const { html, meta } = await headOf({ config: { socialAppId: '1234567890' } });
    expect(html).toMatch(/<title>[^<]*Touchline[^<]*<\/title>/);
    expect(html).toContain('<meta charset="utf-8">');
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/shop\.example\/gb\/track-order">/);
    for (const name of ['viewport', 'robots', 'og:title', 'og:site_name', 'theme-color'])
      expect(meta(name)[0], name).toMatch(/.+/);
    expect(meta('fb:app_id')).toEqual(['1234567890']);
  });

  it('has no app where the market names none', async () => {
    expect((await headOf({})).meta('fb:app_id')).toEqual([]);
  });

  it('has a white theme with the refreshed header and a black one without; else that of the brand [A2.19]', async () => {
    const themeOf = async (features: Record<string, boolean>) =>
      (await headOf({ features })).meta('theme-color');
    expect(await themeOf({ mobileHeaderRefresh: true })).toEqual(['#ffffff']);
    expect(await themeOf({ mobileHeaderRefresh: false })).toEqual(['#000000']);
    expect(await themeOf({})).toHaveLength(2);
  });
});
