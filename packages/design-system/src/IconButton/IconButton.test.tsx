import { expect, it } from 'vitest';
import { CloseIcon } from '../Icon/icons.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { CountBadge } from './CountBadge.tsx';
import { IconButton } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';

it('hydrates without a warning, and passes its ref to the button', () => {
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
  // @ts-expect-error An icon alone has no accessible name.
  const nameless = <IconButton>{null}</IconButton>;
  // @ts-expect-error The same for a link.
  const namelessLink = <IconLink href="/bag">{null}</IconLink>;
  expect([nameless, namelessLink]).toHaveLength(2);
});
