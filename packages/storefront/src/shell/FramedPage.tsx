import type { ReactNode } from 'react';
import type { FrameName } from '@touchline/features/platform/module';
import type { Page } from '../routes/page.ts';
import { PageFrame } from './PageFrame.tsx';

interface FramedPageProps {
  /** Path of the page below the site path. */
  path: string;
  /** Query of its address. */
  search?: string;
  frame?: Page['frame'];
  /** Another page is being fetched. */
  isNavigating?: boolean;
  children: ReactNode;
}

/** A page inside all its frames: those that its module brings, and around them the shop's or the checkout's. */
export function FramedPage({
  path,
  search = '',
  frame = 'shop',
  isNavigating = false,
  children,
}: FramedPageProps) {
  let content = children;
  let around: FrameName | Exclude<typeof frame, string> = frame;
  while (typeof around === 'object') {
    const { View, key, inside } = around;
    content = (
      <View key={key} path={path}>
        {content}
      </View>
    );
    around = inside;
  }
  return (
    <PageFrame path={path} search={search} frame={around} isNavigating={isNavigating}>
      {content}
    </PageFrame>
  );
}
