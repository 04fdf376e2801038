import { emailVerificationStore } from '@touchline/features/emailVerification';
import { LaunchPage, launchStore } from '@touchline/features/launches';
import { useMembershipPath } from '../../app/useMembershipPath.ts';
import { useStore } from '../../app/StoresContext.ts';

export function LaunchView() {
  return (
    <LaunchPage
      store={useStore(launchStore)}
      verification={useStore(emailVerificationStore)}
      membershipPath={useMembershipPath()}
    />
  );
}
