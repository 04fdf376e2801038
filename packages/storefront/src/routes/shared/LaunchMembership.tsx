import { launchStore } from '@touchline/features/launches';
import { MembershipOffer, membershipStore } from '@touchline/features/loyalty/membership';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../state/StoresContext.ts';

/** Joining the programme where a launch is for its members; then the launch looks again what its visitor may do. */
export const LaunchMembership = observer(function LaunchMembership({ returnTo }: { returnTo: string }) {
  const launch = useStore(launchStore);
  return (
    <MembershipOffer
      store={useStore(membershipStore)}
      isOffered={launch.isForNewMembers}
      returnTo={returnTo}
      onJoined={() => void launch.look()}
    />
  );
});
