import { definePage } from '../page.ts';
import { privacyCasePage } from '../shared/privacyCasePage.ts';
import { PrivacyRequestArchiveView } from './PrivacyRequestArchiveView.tsx';

/** Hands out the copy of the data by the link of a mail. */
export const page = definePage({ ...privacyCasePage('archive'), View: PrivacyRequestArchiveView });
