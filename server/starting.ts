import { ConfigurationError } from './configuration-error.ts';

/**
 * Exit code that tells process managers that starting again can't help: a wrong setting, a port in
 * use.
 */
export const EXIT_CONFIG = 78;

/**
 * Runs a layer's start. What is wrong with its settings is said in a line, without a stack, and
 * ends the process with EXIT_CONFIG.
 *
 * @param port the variable that names the layer's port
 */
export const startLayer = async (
  name: string,
  port: string,
  start: () => Promise<void>,
): Promise<void> => {
  try {
    await start();
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!inUse && !(error instanceof ConfigurationError)) throw error;
    console.error(`${name}: ${(error as Error).message}${inUse ? `; set ${port} to another` : ''}`);
    process.exit(EXIT_CONFIG);
  }
};
