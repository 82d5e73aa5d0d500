import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { takeGlobals, type Globals } from './native-globals.ts';

const require = createRequire(import.meta.url);
const globals = new URL('native-globals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

let files = 0;

/**
 * jest's runtime, without a sandbox: test files and what they import are loaded by Node itself, as
 * the product is, and what is imported stays for the worker's next test file. In jest's own runtime
 * each file loads hundreds of modules again, and runs them before anything about them is optimized:
 * that takes the platform's tests half as long again, and the gateway's twice.
 *
 * What a test file changes outside itself (environment, listeners) it therefore takes back, and
 * modules that several import register hooks within functions only, which lint holds.
 */
export default class NativeRuntime {
  constructor() {
    files += 1;
  }

  /** jest-circus, which keeps a test file's tests in its modules: loaded again for each. */
  requireInternalModule(path: string): unknown {
    require.cache[path] = undefined;
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    return require(path);
  }

  requireModule(path: string): unknown {
    return require(path);
  }

  setGlobalsForRuntime(given: Globals): void {
    takeGlobals(given);
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  /** A test file, or one of setupFilesAfterEnv: their hooks are each test file's own. */
  unstable_importModule(path: string): Promise<unknown> {
    return import(`${pathToFileURL(path).href}?file=${files}`);
  }

  getSourceMaps(): null {
    return null;
  }

  getAllCoverageInfoCopy(): undefined {
    return undefined;
  }

  // The steps of a sandbox's life do nothing here.
  enterTestCode = (): void => undefined;
  leaveTestCode = (): void => undefined;
  teardown = (): void => undefined;
}
