import { createContext } from 'react';

/** Whether a member looks at the cards below: a price for members is then theirs. */
export const CardMemberContext = createContext(false);
