import fc from 'fast-check';
import { Site } from '@touchline/features/platform/site';
import { britain } from '../../../features/src/platform/site/Site.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { correctedPath, localPath, ownTarget, returnPath, splitSitePath } from './urls.ts';

describe('a wrongly encoded address is corrected to UTF-8, once [C2.63, C2.64]', () => {
  it.each([
    ['/gb/100%', '/gb/100%25'],
    ['/de/gr%F6%DFe', '/de/gr%C3%B6%C3%9Fe'],
    ['/de/gr%25C3%25B6%25C3%259Fe', '/de/gr%C3%B6%C3%9Fe'],
    ['/gb/%zz', '/gb/%25zz'],
  ])('%s', (wrong, right) => {
    expect(correctedPath(wrong)).toBe(right);
    expect(correctedPath(right)).toBeUndefined();
  });

  it.each([
    ['//evil.example/', '/evil.example/'],
    ['/gb//men', '/gb/men'],
    ['//x//evil.example/%', '/x/evil.example/%25'],
  ])('%s has no empty part', (wrong, right) => {
    expect(correctedPath(wrong)).toBe(right);
    expect(correctedPath(right)).toBeUndefined();
  });

  it('leaves a correct address as it is', () => {
    expect(correctedPath('/de/gr%C3%B6%C3%9Fe/AB1234.html')).toBeUndefined();
  });
});

describe('site path', () => {
  it('is an optional first segment of two letters [C2.01]', () => {
    expect(splitSitePath('/gb/cart')).toEqual({ sitePath: 'gb', rest: '/cart' });
    expect(splitSitePath('/cart')).toEqual({ sitePath: undefined, rest: '/cart' });
    expect(splitSitePath('/gb')).toEqual({ sitePath: 'gb', rest: '/' });
  });
});

describe('a redirect stays inside the shop', () => {
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/x/%2E%2e//evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%255c%255cevil.example',
    '/x/%09/../%0d%0a',
    '/x//evil.example',
    '/https://evil.example',
    '',
    null,
  ])('refuses %s', (requested) => expect(localPath(requested)).toBeUndefined());

  const origin = 'https://shop.example';
  const site = new Site({ ...britain, brand: britain.brand });

  it('whatever is asked for', () => {
    const piece = fc.oneof(
      ...[fc.constantFrom('/', '//', '\\', '.', '..', '/.', '/..', '/./', '%2e', '%2E%2e', '%2f', '%5c')],
      ...[fc.constantFrom('%252e', '%252f', '%255c', '\t', '\n', '\r', '%09', '%0a', ' ', '\u0000', '／')],
      ...[fc.constantFrom('@', ':', 'user:pw@', 'evil.example', 'https:', 'javascript:', '?', '#', '\ud800')],
      fc.string({ maxLength: 4 }),
    );
    const requested = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          requested,
          requested.map((rest) => `/${rest}`),
        ),
        (asked) => {
          const targets = [
            localPath(asked),
            ownTarget(asked, origin),
            site.href(localPath(asked) ?? '/'),
            returnPath(new URL(`${origin}/gb/account/login?${new URLSearchParams({ returnTo: asked })}`)),
          ];
          for (const target of targets.filter((each) => each !== undefined)) {
            const { pathname, username, password, ...url } = new URL(target, origin);
            expect([new URL(target, origin).origin, username + password, url]).toEqual([origin, '', url]);
            expect(pathname).toMatch(/^\/(?!\/)/);
            // As it is written: what the browser makes of it must not differ.
            expect(target.replace(origin, '')).toMatch(/^\/(?![/\\])/);
          }
          const corrected = correctedPath(new URL(`${origin}/gb/${asked}`).pathname);
          if (corrected !== undefined) {
            expect(new URL(corrected, origin).origin).toBe(origin);
            expect(new URL(corrected, origin).pathname).toMatch(/^\/(?!\/)/);
          }
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it.each(['https://shop.example/x/..//evil', 'https://a:b@shop.example/', 'https://:b@shop.example/'])(
    'does not take %s for an address of its own',
    (asked) => expect(ownTarget(asked, origin)).toBeUndefined(),
  );

  it('takes pages of its other applications', () => {
    expect(ownTarget('https://app.example/a?b#c', origin, ['https://app.example'])).toBe(
      'https://app.example/a?b#c',
    );
    expect(ownTarget('https://app.example.evil/a', origin, ['https://app.example'])).toBeUndefined();
  });

  it('never leads to another host by an address of a site', () => {
    expect(site.href('//evil.example')).toBe('/gb/evil.example');
    expect(site.href('/\\evil.example')).toBe('/gb/evil.example');
  });

  it('accepts a path of the shop', () => {
    expect(localPath('/gb/cart?x=1#y')).toBe('/gb/cart?x=1#y');
  });
});
