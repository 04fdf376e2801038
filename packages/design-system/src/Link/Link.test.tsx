import { expect, it } from 'vitest';
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { Link } from './Link.tsx';

it('hydrates without a warning', () => {
  expect(hydrate(<Link href="/returns">Returns</Link>).complaints).toEqual([]);
});

it('uses the router where one is provided, and stays a link with an address', () => {
  const { container, html } = hydrate(
    <LinkProvider
      anchor={({ children, ...rest }) => (
        <a data-router="" {...rest}>
          {children}
        </a>
      )}
    >
      <Link href="/returns">Returns</Link>
    </LinkProvider>,
  );
  expect(container.querySelector('a[data-router]')?.getAttribute('href')).toBe('/returns');
  expect(html).toContain('href="/returns"');
});
