import type { DialogDefinition } from '../platform/dialogs/index.ts';

const load = async () => ({ View: (await import('./NewsletterDialog.tsx')).NewsletterOverlay });

/** The overlay that a press in header or footer opens. */
export const newsletterOverlay: DialogDefinition = { key: 'newsletter', rank: 'directAction', load };

/** The popup that opens by itself. */
export const newsletterPopup: DialogDefinition = {
  key: 'newsletterPopup',
  rank: 'newsletter',
  load: async () => ({ View: (await import('./NewsletterDialog.tsx')).NewsletterPopup }),
};

/** The form of a campaign, which the address of a page opens. */
export const newsletterCampaign: DialogDefinition = {
  key: 'newsletterCampaign',
  rank: 'newsletter',
  load: async () => ({ View: (await import('./CampaignDialog.tsx')).CampaignOverlay }),
};
