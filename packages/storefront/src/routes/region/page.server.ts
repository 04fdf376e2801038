import { chooseRegion } from '../shared/chooseRegion.ts';
import type { PageAction } from '../page.ts';

export const action: PageAction = ({ stores, form }) => chooseRegion(stores, form);
