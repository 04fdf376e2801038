import { Component, type ComponentChild, type ComponentChildren } from 'preact';

/** A part that fails to render. */
export function Broken(): never {
  throw new Error('broken');
}

interface BoundaryProps {
  /** Shown in place of a part that fails. @default nothing */
  fallback?: ComponentChild;
  children?: ComponentChildren;
}

/** Catches the error of a part. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static override getDerivedStateFromError = () => ({ isBroken: true });
  override render(): ComponentChildren {
    return this.state.isBroken ? (this.props.fallback ?? null) : this.props.children;
  }
}
