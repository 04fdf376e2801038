import type { ConfigName } from '@touchline/contract/config/configTable';
import type { FlagName } from '@touchline/contract/flags/flagTable';
import type { EventName } from '../analytics/index.ts';
import type { DialogDefinition } from '../dialogs/index.ts';
import type { AnyModuleMessages } from '../i18n/index.ts';
import type { StoredValue } from '../storage/index.ts';
import type { StoreDefinition } from './StoreDefinition.ts';

/** Everything that a module of the shop brings; its views are loaded lazily by pages and dialogs. */
export interface ModuleDefinition {
  /** The name of its folder, unique in the shop. */
  readonly key: string;
  readonly messages?: readonly AnyModuleMessages[];
  readonly stores?: readonly StoreDefinition<unknown>[];
  /** The flags it reads. */
  readonly flags?: readonly FlagName[];
  /** The configuration values it reads. */
  readonly config?: readonly ConfigName[];
  /** Every cookie and storage key it writes. */
  readonly storage?: readonly StoredValue<unknown>[];
  /** The analytics events it sends. */
  readonly events?: readonly EventName[];
  readonly dialogs?: readonly DialogDefinition[];
}

/** Declares a module. */
export function defineModule<const Definition extends ModuleDefinition>(definition: Definition): Definition {
  return definition;
}
