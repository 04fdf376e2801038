import { definePage } from '../page.ts';
import { privacyCasePage } from '../shared/privacyCasePage.ts';
import { PrivacyRequestConfirmView } from './PrivacyRequestConfirmView.tsx';

/** Confirms a privacy request by the link of a mail. */
export const page = definePage({ ...privacyCasePage('confirm'), View: PrivacyRequestConfirmView });
