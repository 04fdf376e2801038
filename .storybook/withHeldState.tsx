import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { heldRules, type Held } from './heldRules.ts';

/** What a story may say about the state that it holds. */
export interface HeldParameters {
  /** Shows the story's first control as if it were hovered, focused by keyboard or pressed. */
  held?: Held;
}

const control = 'button, a[href], input, select, textarea, summary';

function Holding({ state, children }: { state: Held; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const first = place.current?.querySelector(control);
    // What is pressed is under the pointer, too.
    const states = state === 'active' ? 'hover active' : state;
    // A label is the visible part of many controls.
    for (const element of [first, first?.closest('label')]) element?.setAttribute('data-held', states);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(heldRules(document.styleSheets));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [state]);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Holds a state of the pointer or keyboard, so that designers and pictures see it at rest. */
export const withHeldState: Decorator = (Story, { parameters }) => {
  const { held } = parameters as HeldParameters;
  return held ? (
    <Holding state={held}>
      <Story />
    </Holding>
  ) : (
    <Story />
  );
};
