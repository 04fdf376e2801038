import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import type { ReactNode, RefObject } from 'react';

export interface KeptListProps {
  title: string;
  /** What the list is for, or why it is empty; that it is coming, while `isLoading`. */
  lead: string;
  isLoading: boolean;
  /** Why the last change did not happen. */
  problem?: { title: string; text: string } | undefined;
  /** The title, to which the focus goes from an entry that is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The entries. */
  children: ReactNode;
}

/** What an account keeps, each to be removed: addresses, ways to pay. */
export function KeptList({ title, lead, isLoading, problem, heading, children }: KeptListProps) {
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p role={isLoading ? 'status' : undefined}>{lead}</p>
      {problem ? (
        <Callout tone="urgent" isAnnounced title={problem.title}>
          {problem.text}
        </Callout>
      ) : null}
      {children}
    </Stack>
  );
}
