/** Id of the question that the server sends with a page of its visitor. */
export const sentQuestionId = 'consent-question';

/** The question that the server has sent with this page. */
export const sentQuestion = (): HTMLElement | null => document.getElementById(sentQuestionId);
