import { translateUrl } from '@touchline/contract/market/endpoints';
import { describe, expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { germany } from '../../platform/site/Site.fixtures.ts';
import { Site } from '../../platform/site/index.ts';
import { GeolocationStore } from './GeolocationStore.ts';
import { LanguageStore } from './LanguageStore.ts';
import { LocationsStore } from './LocationsStore.ts';
import { locations, suggestedGermany, suggestedJapan } from './Region.fixtures.ts';

describe('the choice of the language', () => {
  const open = () => {
    const ports = testPorts();
    const store = new LanguageStore(ports, new Site(germany));
    store.begin('/men?page=2');
    return { ports, store };
  };

  it('remembers a new language and the one before, and opens the page in it [A2.120]', async () => {
    const { ports, store } = open();
    ports.server.on(translateUrl, { answer: { path: '/en/men?page=2' } });
    store.choose('en');
    expect(await store.save()).toBe(true);
    expect(ports.storage.get('sitePath')).toBe('en~de');
    const asked = ports.server.callsOf(translateUrl).map(({ url }) => url.pathname + url.search);
    expect(asked).toEqual([
      '/translate-url?srcLocale=de-DE&destLocale=en-DE&path=%2Fmen%3Fpage%3D2&sitePath=gb',
    ]);
    expect(ports.visited).toEqual(['/en/men?page=2']);
  });

  it('remembers the same language and stays on the page [A2.120]', async () => {
    const { ports, store } = open();
    expect(await store.save()).toBe(true);
    expect([ports.storage.get('sitePath'), ports.visited]).toEqual(['de~de', []]);
  });

  it('that is closed without saving keeps the language, and begins with it again [A2.121]', () => {
    const { ports, store } = open();
    store.choose('en');
    store.begin('/cart');
    expect([store.chosen, ports.storage.get('sitePath'), ports.visited]).toEqual(['de', undefined, []]);
  });

  it('opens the home page in the language where the address cannot be translated now', async () => {
    const { ports, store } = open();
    ports.server.on(translateUrl, 'offline');
    store.choose('en');
    await store.save();
    expect(ports.visited).toEqual(['/en']);
    expect(ports.reported).toContain('The address could not be translated');
  });

  it('is saved once, however often the button is pressed', async () => {
    const { ports, store } = open();
    ports.server.on(translateUrl, { answer: { path: '/en' } });
    store.choose('en');
    await Promise.all([store.save(), store.save(), store.save()]);
    expect(ports.visited).toEqual(['/en']);
  });
});

describe('the suggested region', () => {
  const open = (region = suggestedGermany) => {
    const ports = testPorts();
    const store = new GeolocationStore(ports);
    store.begin(region);
    return { ports, store };
  };

  it('leads to its site, which is remembered [A2.118]', () => {
    const { ports, store } = open();
    store.confirm();
    expect([ports.visited, ports.storage.get('sitePath')]).toEqual([['/en'], 'en']);
  });

  it('leads to its own origin, with the subdomain of the stage, where it has one [A2.118]', () => {
    const { ports, store } = open(suggestedJapan);
    store.confirm();
    expect(ports.visited).toEqual(['https://staging.shop.example.jp/jp']);
    expect(ports.storage.get('sitePath')).toBeUndefined();
  });

  it('changes nothing for whoever stays [A2.117]', () => {
    const { ports, store } = open();
    store.choose('current');
    store.confirm();
    expect([ports.visited, ports.storage.get('sitePath')]).toEqual([[], undefined]);
  });

  it('is asked for once: it is remembered as soon as it is shown', () => {
    const { ports, store } = open();
    store.tellShown();
    expect(ports.storage.get('geoRedirectionAlreadySuggested')).toBe('true');
  });
});

describe('the search for a country', () => {
  const found = (query: string) => {
    const store = new LocationsStore({ locations, query: '' });
    store.search(query);
    return store.groups.flatMap((group) => group.locations.map(({ country }) => country));
  };

  it.each([
    ['germ', ['DE']],
    ['deutschland', ['DE']],
    ['kingdom', ['GB']],
    ['turkiye', ['TR']],
    ['jp', ['JP']],
    ['日本', ['JP']],
    ['한국', ['KR']],
    ['english', ['DE', 'GB', 'US']],
    ['nowhere', []],
    ['  ', ['FR', 'DE', 'GB', 'US', 'TR', 'JP', 'KR']],
  ])('finds %j by its name here, there, its language or its code', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('groups by continent in one order, without empty ones', () => {
    const store = new LocationsStore({ locations, query: '' });
    expect(store.groups.map(({ continent }) => continent)).toEqual(['europe', 'northAmerica', 'asia']);
    store.search('japan');
    expect([store.groups.map(({ continent }) => continent), store.count]).toEqual([['asia'], 1]);
  });
});
