import { Component, type ComponentType, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** A change of path resets the boundary. */
  path: string;
  /** Fetches the error page on demand, so that working pages do not carry its code. */
  loadBroken: () => Promise<ComponentType>;
  children: ReactNode;
}

interface PageBoundaryState {
  isBroken: boolean;
  Broken?: ComponentType;
  path: string;
}

/**
 * Error boundary of a page: header and footer stay when the page fails to render. An error page with links is shown
 * until the shopper navigates to another page (accounts document, errors). React's root reports the error.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { isBroken: false, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    // The server answers with an error page and its status.
    if (import.meta.env.SSR) throw error;
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
      // If the error page cannot be fetched either, the page stays empty; header and footer still have links.
      () => undefined,
    );
  }

  override render(): ReactNode {
    const { isBroken, Broken } = this.state;
    if (!isBroken) return this.props.children;
    return Broken ? <Broken /> : null;
  }
}
