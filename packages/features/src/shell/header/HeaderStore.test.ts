import { beforeEach, describe, expect, it } from 'vitest';
import * as content from '@touchline/contract/content/endpoints';
import * as product from '@touchline/contract/product/endpoints';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { frame, headerSnapshot, navigation } from './Header.fixtures.ts';
import { HeaderStore } from './HeaderStore.ts';

let ports: TestPorts;
let header: HeaderStore;
beforeEach(() => {
  ports = testPorts();
  ports.server.on(product.getNavigation, { answer: navigation }).on(content.getFrame, { answer: frame });
  header = new HeaderStore(ports, headerSnapshot);
});

describe('hiding on scroll', () => {
  it('hides when scrolling down past 120 px and returns when scrolling up [A4.89, A9.16]', () => {
    header.scrollTo(120);
    expect(header.isHidden).toBe(false);
    header.scrollTo(121);
    expect(header.isHidden).toBe(true);
    header.scrollTo(120);
    expect(header.isHidden).toBe(false);
  });
});

describe('flyouts', () => {
  it('loads the menu once, when the first flyout opens', async () => {
    expect(ports.server.calls).toHaveLength(0);
    await Promise.all([header.fetchMenu(), header.fetchMenu()]);
    await header.fetchMenu();
    expect(header.menu.kind).toBe('ready');
    expect(header.childrenOf('men').map(({ label }) => label)).toEqual(['Shoes', 'Tops', 'Balls']);
    expect(ports.server.callsOf(product.getNavigation)).toHaveLength(1);
  });

  it('reports a failure and retries at the next opening', async () => {
    ports.server.on(
      product.getNavigation,
      { status: 503, error: { errorCode: 'Unavailable', message: '' } },
      { answer: navigation },
    );
    await header.fetchMenu();
    expect(header.menu.kind).toBe('failed');
    await header.fetchMenu();
    expect(header.menu.kind).toBe('ready');
  });

  it('shows at most seven entries [A9.27]', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      key: `k${at}`,
      label: 'L',
      path: `p${at}`,
      count: 1,
      hasMore: false,
    }));
    expect(new HeaderStore(ports, { ...headerSnapshot, entries: many }).entries).toHaveLength(7);
  });
});

it('is passed from the server to the browser', () => {
  expect(HeaderStore.fromSnapshot(ports, header.toSnapshot()).toSnapshot()).toEqual(headerSnapshot);
});
