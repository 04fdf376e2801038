import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { docsStyles } from './docsStyles.ts';

export interface FoundationPageProps {
  /** The page's first heading. */
  title: string;
  /** The subject of the page in one sentence. */
  lead: string;
  children: ReactNode;
}

/** A page about what all components share, in the typeface and colours of the toolbar's brand. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <div className="tl-usage">
      <style>{docsStyles}</style>
      <h1>{title}</h1>
      <p className="tl-lead">{lead}</p>
      {children}
    </div>
  );
}

/** A live example on a text page. */
export function Example({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className="tl-stage">{children}</div>
    </Unstyled>
  );
}
