import { Callout } from '@touchline/design-system/Callout';
import { Component, type ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { pickupMessages } from './pickupMessages.ts';

/** Shows in place of a map that breaks that the list has everything. React's root reports the error. */
export class MapBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <NoMap /> : this.props.children;
  }
}

/** In place of a map that could not be loaded, or broke. */
export function NoMap() {
  const t = useMessages(pickupMessages);
  return <Callout>{t('map.failed')}</Callout>;
}
