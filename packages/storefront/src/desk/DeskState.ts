/** What the server tells the desk. */
export interface DeskState {
  readonly language: string;
  readonly brandName: string;
}

/** Id of the element that holds it. */
export const deskStateId = 'desk';
