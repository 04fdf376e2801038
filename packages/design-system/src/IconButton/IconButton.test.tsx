import { expect, it } from 'vitest';
import { CloseIcon } from '../Icon/icons.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { CountBadge } from './CountBadge.tsx';
import { IconButton } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';

it('is taken over from the server without a complaint, and gives its ref the button', () => {
  const ref = { current: null as HTMLButtonElement | null };
  const { complaints, html } = hydrate(
    <>
      <IconButton label="Close" ref={ref} onClick={() => undefined}>
        <CloseIcon />
      </IconButton>
      <IconLink label="Bag, 2 items" href="/bag">
        <CountBadge>2</CountBadge>
      </IconLink>
    </>,
  );
  expect(complaints).toEqual([]);
  expect(ref.current?.getAttribute('aria-label')).toBe('Close');
  expect(html).toContain('data-needs-script');
});

it('does not compile without a name', () => {
  // @ts-expect-error An icon alone says nothing to those who do not see it.
  const nameless = <IconButton>{null}</IconButton>;
  // @ts-expect-error The same for a link.
  const namelessLink = <IconLink href="/bag">{null}</IconLink>;
  expect([nameless, namelessLink]).toHaveLength(2);
});
