import { chooseRegion } from '../../app/chooseRegion.ts';
import type { PageAction } from '../../app/page.ts';

export const action: PageAction = ({ stores, form }) => chooseRegion(stores, form);
