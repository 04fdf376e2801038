import { emailVerificationStore } from '@touchline/features/account/emailVerification';
import { LaunchPage, launchPath, launchStore } from '@touchline/features/launches';
import { observer } from 'mobx-react-lite';
import { LaunchMembership } from '../shared/LaunchMembership.tsx';
import { useMembershipPath } from '../shared/useMembershipPath.ts';
import { useStore } from '../../state/StoresContext.ts';

export const LaunchView = observer(function LaunchView() {
  const store = useStore(launchStore);
  const membershipPath = useMembershipPath();
  const { launch } = store;
  return (
    <LaunchPage
      store={store}
      verification={useStore(emailVerificationStore)}
      {...(membershipPath !== undefined && launch
        ? { membershipPath, membershipOffer: <LaunchMembership returnTo={launchPath(launch.id)} /> }
        : {})}
    />
  );
});
