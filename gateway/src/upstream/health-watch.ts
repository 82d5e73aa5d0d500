/**
 * Looks after platform while something is wrong with it. A breaker's pause only guesses when it
 * will be back; asking for its health costs nothing, and ends the pause as soon as it is.
 */
export class HealthWatch {
  readonly #interval: number;
  readonly #isHealthy: () => Promise<boolean>;
  /** Handles the return to health; answers whether to go on watching. */
  readonly #recovered: () => boolean;
  #timer: NodeJS.Timeout | undefined;

  constructor(interval: number, isHealthy: () => Promise<boolean>, recovered: () => boolean) {
    this.#interval = interval;
    this.#isHealthy = isHealthy;
    this.#recovered = recovered;
  }

  /** Asks from now on, once each interval, until nothing is wrong any more. */
  start(): void {
    this.#timer ??= setTimeout(() => void this.#look(), this.#interval).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const healthy = await this.#isHealthy();
    this.#timer = undefined;
    if (!healthy || this.#recovered()) this.start();
  }
}
