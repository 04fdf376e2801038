import { Component, Suspense, type ReactNode } from 'react';

/**
 * Leaves a section out that breaks while it is drawn, so that the rest of the page stands. On the server the section is
 * left to the browser. What broke is reported by the root.
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
