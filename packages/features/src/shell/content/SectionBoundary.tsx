import { Component, Suspense, type ReactNode } from 'react';

/**
 * Error boundary that omits a section that fails to render, so that the rest of the page stays. After an error on the
 * server, the browser renders the section. React's root reports the error.
 */
export class SectionBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
