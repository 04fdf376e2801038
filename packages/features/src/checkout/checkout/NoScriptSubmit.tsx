import { Button } from '@touchline/design-system/Button';
import { useHydrated } from '@touchline/design-system/foundations';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/* Before hydration the button stays hidden until the choice differs from the server's: otherwise it would shift the
layout. A browser that does not support `scripting` shows it. */
const Place = styled.div`
  @media (scripting: enabled) {
    html:not([data-unscripted]) *:not(:has(> fieldset input:checked:not([checked]))) > & {
      display: none;
    }
  }
`;

/** A button that submits the radios above it, without JavaScript or before hydration. */
export function NoScriptSubmit({ action, children }: { action: string; children: ReactNode }) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <Place>
      <Button type="submit" name="action" value={action} variant="secondary">
        {children}
      </Button>
    </Place>
  );
}
