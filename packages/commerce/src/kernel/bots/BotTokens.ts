/** Somebody else's bot protection: judges the tokens that its script in the page gives out. */
export interface BotTokens {
  /** Whether a token was given out to a person by the provider at `origin`. A provider that is away judges nobody. */
  isOfPerson(origin: string, token: string): Promise<boolean>;
}
