/** An event of the catalogue: its name on the wire, and what it is for. */
export interface AnalyticsEventDefinition {
  /** As in the documents: `add_to_cart`. */
  readonly name: string;
  /** When it is sent, in one sentence. */
  readonly description: string;
}
