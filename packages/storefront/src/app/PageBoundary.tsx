import { Component, type ComponentType, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Another page gets another chance. */
  path: string;
  /** Fetches what is shown in place of a page that broke: a page that works does not carry it. */
  loadBroken: () => Promise<ComponentType>;
  children: ReactNode;
}

interface PageBoundaryState {
  isBroken: boolean;
  Broken?: ComponentType;
  path: string;
}

/**
 * Keeps a page that breaks while it is drawn from taking header and footer along: until the shopper goes on to another
 * page, one with ways on stands in its place (accounts document, errors). What broke is reported by the root.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { isBroken: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(
    { path }: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return path === state.path ? null : { isBroken: false, path };
  }

  override componentDidCatch(): void {
    this.props.loadBroken().then(
      (Broken) => this.setState({ Broken }),
      // Without a network the empty page stays; header and footer lead on.
      () => undefined,
    );
  }

  override render(): ReactNode {
    const { isBroken, Broken } = this.state;
    if (!isBroken) return this.props.children;
    return Broken ? <Broken /> : null;
  }
}
