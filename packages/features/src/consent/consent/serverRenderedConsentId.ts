/** Id of the question that the server sends with a page of its visitor. */
export const serverRenderedConsentId = 'consent-question';

/** The question that the server has sent with this page. */
export const serverRenderedConsent = (): HTMLElement | null =>
  document.getElementById(serverRenderedConsentId);
