import type { ComponentType, ReactNode } from 'react';
import type { AnyModuleMessages } from '../i18n/index.ts';

/** What surrounds a page: the shop's header and footer, or the checkout's header with only the link to the home page. */
export type FrameName = 'shop' | 'checkout';

export interface FrameProps {
  /** Path of the page below the site path, to mark its link as the current one. */
  path: string;
  /** The page. */
  children: ReactNode;
}

/** A frame that a module brings for its pages, such as the side navigation of an account. */
export interface FrameDefinition {
  /** A page with the same frame leaves it as it is. */
  readonly key: string;
  /** The frame around this one. */
  readonly inside: FrameName | FrameDefinition;
  readonly messages?: readonly AnyModuleMessages[];
  readonly View: ComponentType<FrameProps>;
}

/** Declares a frame. */
export function defineFrame(definition: FrameDefinition): FrameDefinition {
  return definition;
}
