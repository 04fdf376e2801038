import { TrackOrderPage, trackOrderStore } from '@touchline/features/checkout/trackOrder';
import { useStore, useStores } from '../../state/StoresContext.ts';

export function TrackOrderView() {
  const { ports } = useStores();
  return <TrackOrderPage store={useStore(trackOrderStore)} onFound={ports.navigation.leave} />;
}
