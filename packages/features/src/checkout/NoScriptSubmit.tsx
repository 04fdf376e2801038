import { Button } from '@touchline/design-system/Button';
import { useHydrated } from '@touchline/design-system/foundations';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/* Where a script may still come the button waits until something else than the server's choice is chosen: it would
   only push the page about. A browser that cannot tell shows it. */
const Place = styled.div`
  @media (scripting: enabled) {
    *:not(:has(> fieldset input:checked:not([checked]))) > & {
      display: none;
    }
  }
`;

/** A button that sends a choice of radios above it as long as there is no script to take it at once. */
export function NoScriptSubmit({ act, children }: { act: string; children: ReactNode }) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <Place>
      <Button type="submit" name="act" value={act} variant="secondary">
        {children}
      </Button>
    </Place>
  );
}
