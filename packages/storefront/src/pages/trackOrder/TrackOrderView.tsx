import { TrackOrderPage } from '@touchline/features/trackOrder';
import { useStore, useStores } from '../../app/StoresContext.ts';
import { trackOrderStore } from '../../app/trackOrderStore.ts';

export function TrackOrderView() {
  const { ports } = useStores();
  return <TrackOrderPage store={useStore(trackOrderStore)} onFound={ports.navigation.leave} />;
}
