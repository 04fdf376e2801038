/** The state of any request (accounts document, section 4); `undefined` as long as none was made. */
export const requestStates = ['started', 'success', 'failed'] as const;
export type RequestState = (typeof requestStates)[number];
