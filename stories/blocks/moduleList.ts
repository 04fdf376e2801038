import { modules } from 'virtual:components';
import type { ModuleEntry } from '../../scripts/stories/moduleList.mjs';

/** Every module of the shop, by name; does not load any of them. */
export const moduleList = modules as readonly ModuleEntry[];
