import { getSite } from '@touchline/contract/client/site';
import { configValue } from '@touchline/contract/config/configTable';
import { forgotPasswordStore } from '../forgotPassword/index.ts';
import { emailAccountStore, lightAccountStore } from '../lightAccount/index.ts';
import { loginStore } from '../login/index.ts';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { registrationStore } from '../registration/index.ts';
import { AuthFlowStore } from './AuthFlowStore.ts';
import { carryEmail } from './carryEmail.ts';

const create = (stores: StoreContext): AuthFlowStore =>
  new AuthFlowStore(stores.ports, {
    registerSection: async () => {
      const site = await getSite(stores.ports.call);
      return configValue(site?.market.config, 'registerSection') === 'emailAccount'
        ? 'emailAccount'
        : 'register';
    },
    onStep: (flow) =>
      carryEmail(
        {
          login: stores.of(loginStore),
          light: stores.of(lightAccountStore),
          emailAccount: stores.of(emailAccountStore),
          registration: stores.of(registrationStore),
          recovery: stores.of(forgotPasswordStore),
        },
        flow,
      ),
  });

/** The steps of the overlay. Never sent from the server: a dialog shows it. */
export const authFlowStore: StoreDefinition<AuthFlowStore, null> = {
  key: 'authFlow',
  onIdentity: 'drop',
  create,
  toSnapshot: () => null,
  fromSnapshot: (_, stores) => create(stores),
};
