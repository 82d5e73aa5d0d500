declare module 'canvas-confetti' {
  interface Options {
    particleCount?: number;
    /** Degrees. */
    spread?: number;
    origin?: { x?: number; y?: number };
    colors?: string[];
    zIndex?: number;
  }
  export default function confetti(options?: Options): Promise<void> | null;
}
