/** One request for a run, a weaving, a proof or a reply on its way through the gate. */
export interface RunTurn {
  /**
   * Waits for what the caller sends without a place, so that slow uploads stop nobody else, and takes one again for the rest.
   * Throws `queue_full` for one body too many of an account.
   */
  receive<Body>(account: string, body: () => Promise<Body>): Promise<Body>;
  /** Counts this as the account's until its work ends. Throws `queue_full` for one too many of an account. */
  belongTo(account: string): void;
  /** The run is admitted, or refused: the next one may be. */
  admitted(): void;
  /** Counts the run's events as work until they end. */
  follow<Event>(events: AsyncGenerator<Event>): AsyncGenerator<Event>;
}
